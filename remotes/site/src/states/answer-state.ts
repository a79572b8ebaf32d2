import type { Answer, ApiError } from '@portal/shared/api';

type Shown = Pick<Answer<unknown>, 'value' | 'error' | 'loading'>;

/** Returns whether nothing is there yet to show. */
export const isWaiting = ({ value, loading }: Shown): boolean => loading && value === undefined;

/** Returns the reason why nothing is there to show. */
export const failureOf = ({ value, error, loading }: Shown): ApiError | null =>
  loading || value !== undefined ? null : error;
