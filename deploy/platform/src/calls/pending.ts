import type { CallName } from '@portal/shared/contract';

/** Calls of the contract that nothing answers yet: they say 暂未开放. Whoever writes a handler strikes its name out. */
export const pending = [] as const satisfies readonly CallName[];

export type PendingCall = (typeof pending)[number];
