import { isLoginPath } from '@portal/shared/access';
import { accessToken } from '@portal/shared/session';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isSparing } from './is-sparing';
import { prefetchCentre } from './prefetch-centre';
import { whenQuiet } from './when-quiet';

/** Longer than the time that any page takes between two things that it loads. */
const quiet = 1_000;

/** Prefetches the other pages of the centre: on any page of the centre, and once somebody starts to log in. */
export function usePrefetch(loadFrame: () => Promise<unknown>): void {
  const { pathname } = useLocation();
  const atLogin = isLoginPath(pathname);
  const inside = accessToken() !== undefined && !atLogin;

  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (begun.current || isSparing()) return;
    begun.current = true;
    void prefetchCentre(loadFrame);
  });

  useEffect(() => {
    if (!inside) return;
    return whenQuiet(quiet, () => begin());
  }, [inside]);

  useEffect(() => {
    if (!atLogin) return;
    const onKey = () => begin();
    addEventListener('keydown', onKey, { once: true });
    return () => removeEventListener('keydown', onKey);
  }, [atLogin]);
}
