import { isLoginPath } from '@portal/shared/access';
import { accessToken } from '@portal/shared/session';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { prefetchCentre } from './prefetch-centre';
import { whenQuiet } from './when-quiet';

/** Longer than the time that any page takes between two things that it loads. */
const quiet = 1_000;

/** Prefetches the other pages of the centre: on any page of the centre, and once somebody starts to log in. */
export function usePrefetch(loadFrame: () => Promise<unknown>): void {
  const { pathname } = useLocation();
  const atLogin = isLoginPath(pathname);
  const inside = accessToken() !== undefined && !atLogin;

  useEffect(() => {
    if (!inside) return;
    return whenQuiet(quiet, () => prefetchCentre(loadFrame));
  }, [inside, loadFrame]);

  useEffect(() => {
    if (!atLogin) return;
    const begin = () => prefetchCentre(loadFrame);
    addEventListener('keydown', begin, { once: true });
    return () => removeEventListener('keydown', begin);
  }, [atLogin, loadFrame]);
}
