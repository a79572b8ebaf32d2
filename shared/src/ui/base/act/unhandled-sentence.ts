import { ApiError } from '../../../api/public';

/** The sentence at a button after a failed call with `handlesErrors`; null if the person knows already. */
export function unhandledSentence(error: unknown): string | null {
  ApiError.expect(error);
  return error.handled ? null : error.msg;
}
