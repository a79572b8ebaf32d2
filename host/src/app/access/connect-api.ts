import { configureApi } from '@portal/shared/api';
import { bootDocument } from '@portal/shared/boot';
import { useLoadingCount } from '../../kit/loading-count';
import { portalPath } from '../../kit/portal-path';

/** Connects the api client with the router, the messages and the overlay, before anything makes a call. */
export function connectApi(replaceAddress: (to: string) => void): void {
  configureApi({
    navigate: replaceAddress,
    here: () => `${portalPath(bootDocument().standalone?.basePath, location.pathname)}${location.search}`,
    // Pages without antd are connected too: they load it only for a message.
    notify: (...message) => void import('@portal/shared/ui').then(({ showMessage }) => showMessage(...message)),
    loading: (change) => useLoadingCount.setState((count) => count + change),
    stepUp: async (asked) => (await import('../../features/step-up/asked')).askStepUp(asked),
  });
}
