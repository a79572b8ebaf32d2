import { call } from '@portal/shared/api';

/** The server's judgement of a new password. Of a visitor's password it judges only the form. */
export const askSecurity = (password: string, signal: AbortSignal) =>
  call('checkPasswordSecurity', { query: { password } }, { signal, handlesErrors: true });
