import { call } from '@portal/shared/api';

/** What the server says of a password that is about to be set; of a visitor's it judges the form only. */
export const askSecurity = (password: string, signal: AbortSignal) =>
  call('checkPasswordSecurity', { query: { password } }, { signal, handlesErrors: true });
