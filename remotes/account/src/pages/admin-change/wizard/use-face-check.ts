import { ApiError, call } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { useAct } from '@portal/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';

export type Face = CallReply<'faceState'>;

const pollMilliseconds = 5_000;

/** The phone, or the reviewer of its photo, has not finished yet: it makes sense to ask again. */
const isUnderWay = (face: Face | null) =>
  face !== null && (face.state === 'WAITING' || face.state === 'SCANNED' || face.state === 'REVIEWING');

/**
 * The legal person's face check on their phone. It starts here, and the page asks for its state while somebody looks at
 * the page.
 */
export function useFaceCheck(onSuccess: (proof: string) => void) {
  const [face, setFace] = useState<Face | null>(null);
  const succeed = useEffectEvent(onSuccess);
  const waiting = isUnderWay(face);

  useEffect(() => {
    if (!waiting) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      if (document.hidden) return;
      try {
        const now = await call('faceState', { body: { purpose: 'adminChange' } }, { signal, handlesErrors: true });
        if (signal.aborted) return;
        if (now.state === 'SUCCESS') succeed(now.proof);
        // The server tells the link once, when the check begins.
        setFace((before) => ({ ...now, url: now.url || (before?.url ?? '') }));
      } catch (error) {
        // The next call may succeed.
        ApiError.expect(error);
      }
    };
    const timer = setInterval(() => void ask(), pollMilliseconds);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [waiting]);

  const {
    run: start,
    busy,
    fault,
  } = useAct(async (sendSms: boolean) => {
    const body = { purpose: 'adminChange', sendSms, consent: true } as const;
    setFace(await call('faceStart', { body }, { handlesErrors: true, loading: false }));
  });
  return { face, fault, busy, waiting, start };
}
