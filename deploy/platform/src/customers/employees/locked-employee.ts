import type { Queryable } from '@portal/database';
import { employee } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import type { CompanyContext } from '../../kernel/calls/context';
import { conflict } from '../../kernel/http/http-error';
import type { Target } from './employee-rules';
import { type EmployeeRow, requireEmployee } from './read-employees';

/**
 * Returns the row and locks it until the transaction ends, so that two administrators take turns. Refuses an act in which
 * `faultOf` finds a fault.
 */
export async function lockedEmployee(
  context: CompanyContext,
  db: Queryable,
  employeeCode: string,
  faultOf: (target: Target) => string | null = () => null,
): Promise<EmployeeRow> {
  await db
    .select({ employeeCode: employee.employeeCode })
    .from(employee)
    .where(eq(employee.employeeCode, employeeCode))
    .for('update');
  const row = await requireEmployee(context, db, employeeCode);
  const { rootManager, status } = row.place;
  const fault = faultOf({ rootManager, status, self: row.person.userCode === context.session.userCode });
  if (fault !== null) throw conflict(fault);
  return row;
}
