import { ApiError, call } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { useEffect, useEffectEvent, useState } from 'react';

export type Invitation = CallReply<'invitationByCode'>;

/** The invitation behind a code; null if it is not known, e.g. without an answer: the submit then decides. */
export async function findInvitation(inviteCode: string, signal?: AbortSignal): Promise<Invitation | null> {
  try {
    const options = { handlesErrors: true, ...(signal && { signal }) };
    return await call('invitationByCode', { body: { inviteCode } }, options);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** The invitation from the address, once the server has told its company. */
export function useInvitation(inviteCode: string, onFound: (invitation: Invitation) => void): Invitation | null {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const found = useEffectEvent(onFound);

  useEffect(() => {
    if (inviteCode === '') return;
    const controller = new AbortController();
    void findInvitation(inviteCode, controller.signal).then((answer) => {
      if (!answer || controller.signal.aborted) return;
      setInvitation(answer);
      found(answer);
    });
    return () => controller.abort();
  }, [inviteCode]);

  return invitation;
}
