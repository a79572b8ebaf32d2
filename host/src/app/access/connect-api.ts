import { configureApi } from '@portal/shared/api';
import { useLoadingCount } from '../../kit/loading-count';

/** Connects the api client with the router, the messages and the overlay, before anything makes a call. */
export function connectApi(replaceAddress: (to: string) => void): void {
  configureApi({
    navigate: replaceAddress,
    // Pages without antd are connected too: they load it only for a message.
    notify: (...message) => void import('@portal/shared/ui').then(({ showMessage }) => showMessage(...message)),
    loading: (change) => useLoadingCount.setState((count) => count + change),
    stepUp: async (asked) => (await import('../../features/step-up/asked')).askStepUp(asked),
  });
}
