import type { Answer, ApiError } from '@portal/shared/api';

type AnswerParts = Pick<Answer<unknown>, 'value' | 'error' | 'loading'>;

/** Returns whether nothing is there yet to show. */
export const isWaiting = ({ value, loading }: AnswerParts): boolean => loading && value === undefined;

/** Returns the reason why nothing is there to show. */
export const failureOf = ({ value, error, loading }: AnswerParts): ApiError | null =>
  loading || value !== undefined ? null : error;
