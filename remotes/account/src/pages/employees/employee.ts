import type { CallReply } from '@portal/shared/contract';

/** A person of the company, as the server lists them. */
export type Employee = CallReply<'employeeList'>['rows'][number];

/** The name under which the form of a new person keeps its input. */
export const newPersonForm = 'employee';
