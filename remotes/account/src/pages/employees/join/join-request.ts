import type { CallReply } from '@portal/shared/contract';

/** A person who asks to join the company. */
export type JoinRequest = CallReply<'employeeJoinList'>['rows'][number];
