import type { CallReply } from '@portal/shared/contract';

/** Somebody of the company, as the server lists them. */
export type Employee = CallReply<'employeeList'>['rows'][number];
