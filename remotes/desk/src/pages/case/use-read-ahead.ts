import { useEffect, useEffectEvent, useRef } from 'react';
import { mayOpen } from '../../session/rights';
import { useMe } from '../../session/session';
import type { QueuePart } from '../cases/queue-part';
import type { Case } from './case';
import { readAhead } from './read-ahead';

/** The person looks at the case first; then the next one is read. */
const pauseMs = 400;

/** Keeps the next case ready while the person works on this one. */
export function useReadAhead(current: string, part: QueuePart, ready: boolean) {
  const me = useMe();
  const kept = useRef<Case>(undefined);
  const read = useEffectEvent((signal: AbortSignal) =>
    readAhead(part, { staffId: me.staffId, confirms: mayOpen(me, ['second']) }, current, signal),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another case has another next one
  useEffect(() => {
    if (!ready) return;
    const left = new AbortController();
    const timer = setTimeout(() => {
      read(left.signal).then(
        (next) => {
          if (!left.signal.aborted) kept.current = next;
        },
        // It is only a convenience: the next case will then take the usual time.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [current, ready]);
  const known = kept.current;
  return {
    /** This case, if it was read ahead. */
    ahead: known?.taskId === current ? known : undefined,
    /** The case that is ready now, and probably comes next. */
    likelyNext: () => (kept.current?.taskId === current ? undefined : kept.current?.taskId),
  };
}
