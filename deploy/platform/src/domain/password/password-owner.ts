import type { Queryable } from '@portal/database';
import { company, employee, user } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import type { PasswordOwner } from './password-fault';

/** Reads the person's names and those of their companies. */
export async function passwordOwner(db: Queryable, userCode: string): Promise<PasswordOwner> {
  const rows = await db
    .select({ mobile: user.mobile, person: user.userName, compName: company.compName })
    .from(user)
    .leftJoin(employee, eq(employee.userCode, user.userCode))
    .leftJoin(company, eq(company.compCode, employee.compCode))
    .where(eq(user.userCode, userCode));
  const companies = rows.flatMap(({ compName }) => compName ?? []);
  return { mobile: rows[0]?.mobile, person: rows[0]?.person, companies };
}
