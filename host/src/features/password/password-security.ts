import { call } from '@portal/shared/api';

/** The server's judgement of a new password. For a visitor it judges only the form of the password. */
export const passwordSecurity = {
  ask: (password: string, signal: AbortSignal) =>
    call('checkPasswordSecurity', { query: { password } }, { signal, handlesErrors: true }),
  parameter: 'password',
};
