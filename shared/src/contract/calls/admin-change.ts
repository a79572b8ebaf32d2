import type { Call } from '../call';

/** Handing the company over to another administrator. */
export const adminChangeCalls = {
  adminChangeView: {
    path: 'employee/adminChange/view',
    method: 'POST',
    base: 'portal',
    body: 'none',
    reply: 'json',
    token: true,
    writes: false,
    ours: true,
  },
  /** Step one: the administrator proves who they are, by SMS code or by the legal person's face. */
  adminChangeVerify: {
    path: 'employee/adminChange/verify',
    method: 'POST',
    base: 'portal',
    body: 'json',
    reply: 'json',
    token: true,
    writes: true,
    ours: true,
  },
  adminChangeSubmit: {
    path: 'employee/adminChange/submit',
    method: 'POST',
    base: 'portal',
    body: 'json',
    reply: 'json',
    token: true,
    writes: true,
    ours: true,
  },
  adminChangeWithdraw: {
    path: 'employee/adminChange/withdraw',
    method: 'POST',
    base: 'portal',
    body: 'none',
    reply: 'json',
    token: true,
    writes: true,
    ours: true,
  },
} as const satisfies Record<string, Call>;
