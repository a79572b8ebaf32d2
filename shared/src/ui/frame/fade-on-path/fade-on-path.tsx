import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { measure } from '../../../theme/tokens';
import { useReducedMotion } from '../../base/media/use-media';

/** The spec's fade of the routed view, keyed by path. The view is not mounted again, so its state stays. */
export function FadeOnPath({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const element = useRef<HTMLDivElement>(null);
  const still = useReducedMotion();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what the fade is for
  useLayoutEffect(() => {
    if (!still) element.current?.animate?.({ opacity: [0, 1] }, { duration: measure.motionFast, easing: 'ease-out' });
  }, [pathname, still]);

  return <div ref={element}>{children}</div>;
}
