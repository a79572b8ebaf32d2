import type { SlotCall } from '../contract/public';
import { ApiError } from './api-error';
import { tellIfFailed } from './failed-call';
import type { CallOptions } from './options';
import { ports } from './ports';
import { type ForWrites, failureText, messageMilliseconds } from './texts';

function report(error: ApiError): void {
  if (error.handled) return;
  ports().notify(error.kind === 'refused' ? 'warning' : 'error', error.msg, messageMilliseconds);
}

/**
 * Runs a part of a call. Every failure becomes an `ApiError`; the person sees it here unless the caller shows it. `asked`
 * is the call, once something is sent.
 */
export async function reported<T>(
  row: ForWrites,
  { handlesErrors }: CallOptions,
  action: () => Promise<T>,
  asked?: string | SlotCall,
): Promise<T> {
  try {
    return await action();
  } catch (thrown) {
    const error =
      thrown instanceof ApiError ? thrown : new ApiError(failureText(row), { kind: 'client', cause: thrown });
    if (asked !== undefined) tellIfFailed(asked, error);
    if (!handlesErrors) report(error);
    throw error;
  }
}
