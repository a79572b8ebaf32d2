import type { Queryable } from '@portal/database';
import { employee } from '@portal/database/schema/platform';
import { and, eq } from 'drizzle-orm';
import { forbidden } from '../http/http-error';
import type { SessionState } from '../session/session-state';
import type { CallContext } from './context';
import type { OwnParameter } from './policy';

type Values = Readonly<Record<string, unknown>>;

async function isOwn(db: Queryable, name: OwnParameter, value: string, session: SessionState): Promise<boolean> {
  const { member } = session;
  switch (name) {
    case 'compCode':
    case 'receiveCompCode':
      return value === member?.compCode;
    case 'userCode':
      return value === session.userCode;
    case 'employeeCode': {
      if (!member) return false;
      if (value === member.employeeCode) return true;
      const rows = await db
        .select({ employeeCode: employee.employeeCode })
        .from(employee)
        .where(and(eq(employee.employeeCode, value), eq(employee.compCode, member.compCode)));
      return rows.length === 1;
    }
  }
}

/**
 * The token decides the company, never a parameter. A parameter that names another company, or a person of another
 * company, is refused. Handlers still use the session's own codes.
 */
export async function checkOwn(
  { db, session }: CallContext,
  own: readonly OwnParameter[],
  values: Values,
): Promise<void> {
  for (const name of own) {
    const value = values[name];
    if (value === undefined) continue;
    if (!session || typeof value !== 'string' || !(await isOwn(db, name, value, session))) throw forbidden();
  }
}
