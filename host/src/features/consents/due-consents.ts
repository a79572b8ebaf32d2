import { call } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { noteAgreed } from '@portal/shared/session';

export type DueConsents = CallReply<'consentsDue'>;

/** Asks for the texts whose version in force the person has not agreed to. */
export async function dueConsents(): Promise<DueConsents> {
  // Another maker's API cannot say what is due. Then nothing is asked.
  const due = await call('consentsDue', {}, { handlesErrors: true, loading: false }).catch(() => []);
  noteAgreed(due.length === 0);
  return due;
}
