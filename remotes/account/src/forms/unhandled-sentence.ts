import { ApiError } from '@portal/shared/api';

/** The client has seen to these already: a trip to the login, the timeout dialog, a page that loads anew. */
const handled: readonly ApiError['kind'][] = ['aborted', 'session', 'locked', 'stale'];

/** What a form says above its buttons of a call made with `handlesErrors`; null where nothing is left to say. */
export function unhandledSentence(error: unknown): string | null {
  if (!(error instanceof ApiError)) throw error;
  return handled.includes(error.kind) ? null : error.msg;
}
