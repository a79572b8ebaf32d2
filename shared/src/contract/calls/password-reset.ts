import type { Call } from '../call';

/** A forgotten password: prove the number, then choose a new password. */
export const passwordResetCalls = {
  passwordResetCheck: {
    path: 'login/resetPwd/check',
    method: 'POST',
    base: 'portal',
    body: 'json',
    reply: 'json',
    token: false,
    sealed: true,
    writes: true,
    ours: true,
  },
  passwordResetSubmit: {
    path: 'login/resetPwd/submit',
    method: 'POST',
    base: 'portal',
    body: 'json',
    reply: 'json',
    token: false,
    sealed: true,
    secrets: ['newPwd', 'reNewPwd'],
    writes: true,
    ours: true,
  },
} as const satisfies Record<string, Call>;
