import { ApiError } from '@portal/shared/api';

/**
 * The server names a new value `values.accountNo`, the form's field is `accountNo`. `renamed`: names that differ in the
 * form.
 */
export function valueFaults(error: unknown, renamed: Readonly<Record<string, string>> = {}): unknown {
  if (!(error instanceof ApiError)) return error;
  const { kind, status, requestId } = error;
  const fields = Object.entries(error.fields ?? {}).map(([name, sentence]) => {
    const plain = name.replace(/^values\./, '');
    return [renamed[plain] ?? plain, sentence];
  });
  return new ApiError(error.msg, { kind, status, requestId, fields: Object.fromEntries(fields), cause: error });
}
