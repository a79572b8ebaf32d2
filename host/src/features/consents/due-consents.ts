import { call } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';

export type DueConsents = CallReply<'consentsDue'>;

let known = false;

/** Returns whether somebody of this page's session has been asked and has agreed to everything. */
export const hasAgreed = (): boolean => known;

export function noteAgreed(agreed: boolean): void {
  known = agreed;
}

/** Asks for the texts whose version in force the person has not agreed to. */
export async function dueConsents(): Promise<DueConsents> {
  // Another maker's API cannot say what is due. Then nothing is asked.
  const due = await call('consentsDue', {}, { handlesErrors: true, loading: false }).catch(() => []);
  noteAgreed(due.length === 0);
  return due;
}
