import { configureApi } from '@portal/shared/api';
import { setLoadingCount } from '../frame/loading-count';
import { afterLeaving } from '../login/leaving';

/** Gives the api client its ways to the router, the messages and the overlay, before anything makes a call. */
export function connectApi(replaceAddress: (to: string) => void): void {
  configureApi({
    navigate: (to) => replaceAddress(afterLeaving(to)),
    // Pages without antd are connected too: only a message makes them load it.
    notify: (kind, text, milliseconds) =>
      void import('@portal/shared/ui').then(({ showMessage }) => showMessage(kind, text, milliseconds)),
    loading: setLoadingCount,
  });
}
