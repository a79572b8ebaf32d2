import { ApiError } from '@portal/shared/api';

/** What a form says above its buttons of a call made with `handlesErrors`; null where nothing is left to say. */
export function unhandledSentence(error: unknown): string | null {
  ApiError.expect(error);
  return error.handled ? null : error.msg;
}
