import { ApiError, call } from '@portal/shared/api';
import type { CallInput } from '@portal/shared/contract';
import { useRef, useState } from 'react';
import { type Conflict, conflictOf } from './conflict-dialog';

type Saved = Omit<CallInput<'permitSave'>['body'], 'revision'>;
type Sent = Omit<CallInput<'permitSubmit'>['body'], 'revision'>;

/** Saves and sends the permit as the page shows it, unless another page was faster: then `conflict` says what it did. */
export function useRevision(shown: number) {
  const revision = useRef(shown);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  async function noting<Reply>(asked: Promise<Reply>): Promise<Reply> {
    try {
      return await asked;
    } catch (error) {
      ApiError.expect(error);
      setConflict(conflictOf(error));
      throw error;
    }
  }

  async function save(body: Saved): Promise<void> {
    const options = { handlesErrors: true, loading: false };
    const asked = call('permitSave', { body: { ...body, revision: revision.current } }, options);
    revision.current = (await noting(asked)).revision;
  }

  const send = (body: Sent) =>
    noting(
      call('permitSubmit', { body: { ...body, revision: revision.current } }, { handlesErrors: true, success: true }),
    );

  /** The next save goes over what the other page saved. */
  async function catchUp(): Promise<void> {
    revision.current = (await call('permitView', {}, { handlesErrors: true })).revision;
    setConflict(null);
  }

  return { save, send, conflict, catchUp, forget: () => setConflict(null) };
}
