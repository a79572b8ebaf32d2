import { ApiError, call } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { useEffect, useEffectEvent, useState } from 'react';

export type Invitation = CallReply<'invitationByCode'>;

/** Who stands behind a code; null while that is not known, such as without an answer: the submit then decides. */
export async function findInvitation(inviteCode: string, signal?: AbortSignal): Promise<Invitation | null> {
  try {
    const options = { handlesErrors: true, ...(signal && { signal }) };
    return await call('invitationByCode', { body: { inviteCode } }, options);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** The invitation that the address brought, once the server has said whose it is. */
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
