import { ApiError } from '@portal/shared/api';

/**
 * The sentence above a form's buttons after a failed call with `handlesErrors`; null if the client has shown the error.
 */
export function unhandledSentence(error: unknown): string | null {
  ApiError.expect(error);
  return error.handled ? null : error.msg;
}
