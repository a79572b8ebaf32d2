import { useEffect, useEffectEvent } from 'react';
import { staffCall } from '../../client/staff-call';

const oftenMs = 60_000;
const signs = ['pointerdown', 'keydown', 'wheel'] as const;

/** Keeps the person's claim while they work. A page that only lies open keeps none. */
export function useKeepClaim(taskId: string, held: boolean, onLost: () => void): void {
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    if (!held) return;
    let last = Date.now();
    const keep = () => {
      if (Date.now() - last < oftenMs) return;
      last = Date.now();
      staffCall('staffCaseTouch', { body: { taskId } }).then(
        (answer) => answer.held || lost(),
        // The next sign of work tries again.
        () => undefined,
      );
    };
    for (const sign of signs) window.addEventListener(sign, keep, { passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, keep);
    };
  }, [taskId, held]);
}
