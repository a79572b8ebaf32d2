import type { CallReply } from '@portal/shared/contract';

/** A person of the company, as the server lists them. */
export type Employee = CallReply<'employeeList'>['rows'][number];
