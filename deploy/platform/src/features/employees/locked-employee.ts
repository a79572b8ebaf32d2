import type { Queryable } from '@portal/database';
import { employee } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import type { CompanyContext } from '../../core/calls/context';
import { conflict } from '../../core/http/refusal';
import type { Target } from './employee-rules';
import { type EmployeeRow, requireEmployee } from './read-employees';

export const targetOf = ({ session: mine }: CompanyContext, { place, person }: EmployeeRow): Target => ({
  rootManager: place.rootManager,
  self: person.userCode === mine.userCode,
  status: place.status,
});

/** Gives the row and locks it until the transaction ends, so that two administrators take turns. */
export async function lockedEmployee(
  context: CompanyContext,
  db: Queryable,
  employeeCode: string,
): Promise<EmployeeRow> {
  await db
    .select({ employeeCode: employee.employeeCode })
    .from(employee)
    .where(eq(employee.employeeCode, employeeCode))
    .for('update');
  return requireEmployee(context, db, employeeCode);
}

export function refuse(fault: string | null): void {
  if (fault !== null) throw conflict(fault);
}
