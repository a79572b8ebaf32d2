import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { staffCall } from '../../client/staff-call';
import { toldFailure } from '../../client/told-failure';
import { type Case, decidesFirst, noOpinion, type Opinion } from './case';

/** A pause in typing, after which what was typed is kept. */
const pauseMs = 600;

/** The reviewer’s words so far. The server keeps them with the case, so that they outlive a reload. */
export function useOpinion(shown: Case, onRefused: () => void) {
  const { taskId, draft } = shown;
  const writes = decidesFirst(shown);
  const [own, setOwn] = useState<Opinion | null>(null);
  const [state, setState] = useState<'kept' | 'keeping' | 'none'>(draft ? 'kept' : 'none');
  const [fault, setFault] = useState<string | null>(null);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; opinion: Opinion }>(undefined);
  const refused = useEffectEvent(onRefused);
  const opinion = own ?? (writes && draft ? { reason: draft.reason, reasons: draft.reasons } : noOpinion);

  async function keep() {
    const kept = waiting.current?.opinion;
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    if (!kept) return;
    // A finding without words yet is none.
    const reasons = Object.fromEntries(Object.entries(kept.reasons).filter(([, text]) => text.trim() !== ''));
    try {
      await staffCall('staffCaseDraft', { body: { taskId, reason: kept.reason, reasons } });
      setFault(null);
      if (!waiting.current) setState('kept');
    } catch (error) {
      setFault(toldFailure(error));
      setState('none');
      refused();
    }
  }

  function change(next: Opinion) {
    setOwn(next);
    if (!writes) return;
    clearTimeout(waiting.current?.timer);
    waiting.current = { opinion: next, timer: setTimeout(() => void keep(), pauseMs) };
    setState('keeping');
  }

  const keepNow = useEffectEvent(() => void keep());
  useEffect(() => {
    // A page that is reloaded or closed is not unmounted.
    const onLeave = () => keepNow();
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, []);

  return {
    opinion,
    setReason: (reason: string) => change({ ...opinion, reason }),
    /** Null takes the finding back. */
    setFinding: (field: string, text: string | null) => {
      const { [field]: _, ...others } = opinion.reasons;
      change({ ...opinion, reasons: text === null ? others : { ...others, [field]: text } });
    },
    state,
    fault,
    /** A decision follows, with which the draft ends. */
    drop: () => {
      // The server's draft ends with the decision. Its words stay on screen as long as the case does.
      setOwn(opinion);
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
    },
  };
}
