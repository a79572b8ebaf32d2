import type { CallReply } from '@portal/shared/contract';

/** Somebody who asks to be let into the company. */
export type JoinRequest = CallReply<'employeeJoinList'>['rows'][number];
