import { ApiError } from './api-error';
import type { CallOptions } from './options';
import { ports } from './ports';
import { type ForWrites, failureText, messageMilliseconds } from './texts';

function report(error: ApiError): void {
  if (error.handled) return;
  ports().notify(error.kind === 'refused' ? 'warning' : 'error', error.msg, messageMilliseconds);
}

/** Runs a part of a call. Every failure becomes an `ApiError`; the person sees it here unless the caller shows it. */
export async function reported<T>(
  row: ForWrites,
  { handlesErrors }: CallOptions,
  action: () => Promise<T>,
): Promise<T> {
  try {
    return await action();
  } catch (thrown) {
    const error =
      thrown instanceof ApiError ? thrown : new ApiError(failureText(row), { kind: 'client', cause: thrown });
    if (!handlesErrors) report(error);
    throw error;
  }
}
