import { accessToken } from '@portal/shared/session';
import { isLoginPath } from '@portal/shared/session/rules/public-path';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { prefetchCentre } from './prefetch-centre';

/** A page has this long for what it still asks for itself. */
const settled = 1_500;

/** Brings the other pages of the centre ahead: beside one of them, and once somebody starts to log in. */
export function usePrefetch(): void {
  const { pathname } = useLocation();
  const atLogin = isLoginPath(pathname);
  const inside = accessToken() !== undefined && !atLogin;

  useEffect(() => {
    if (!inside) return;
    const timer = setTimeout(prefetchCentre, settled);
    return () => clearTimeout(timer);
  }, [inside]);

  useEffect(() => {
    if (!atLogin) return;
    addEventListener('keydown', prefetchCentre, { once: true });
    return () => removeEventListener('keydown', prefetchCentre);
  }, [atLogin]);
}
