import { configureApi } from '@portal/shared/api';
import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterLeaving } from '../login/leaving';
import { setLoadingCount } from './loading-count';

/** Gives the api client its ways to the router, the messages and the overlay, before any page's effect makes a call. */
export function useConnectedApi(): void {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    configureApi({
      navigate: (to) => void navigate(afterLeaving(to), { replace: true }),
      // Pages without antd are connected too: only a message makes them load it.
      notify: (kind, text, milliseconds) =>
        void import('@portal/shared/ui').then(({ showMessage }) => showMessage(kind, text, milliseconds)),
      loading: setLoadingCount,
    });
  }, [navigate]);
}
