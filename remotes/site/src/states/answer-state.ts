import type { Answer, ApiError } from '@portal/shared/api';

/** Nothing is there yet to show. */
export const isWaiting = ({ value, loading }: Answer<unknown>): boolean => loading && value === undefined;

/** The reason why nothing is there to show. */
export const failureOf = ({ value, error, loading }: Answer<unknown>): ApiError | null =>
  loading || value !== undefined ? null : error;
