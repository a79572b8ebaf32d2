import type { Queryable } from '@portal/database';
import { company, employee } from '@portal/database/schema/platform';
import { prodCodes } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';

type Memberships = CallReply<'findAllCompNameByMobile'>;

/** The companies of a person, the last used first. */
export async function membershipsOf(db: Queryable, userCode: string): Promise<Memberships> {
  const rows = await db
    .select()
    .from(employee)
    .innerJoin(company, eq(company.compCode, employee.compCode))
    .where(and(eq(employee.userCode, userCode)))
    .orderBy(sql`${desc(employee.lastLoginAt)} nulls last`, asc(employee.createdAt));
  return rows.map(({ employee: place, company: comp }) => ({
    employeeCode: place.employeeCode,
    compBizCode: comp.compCode,
    compName: comp.compName,
    compCode: comp.compCode,
    compStatus: comp.compStatus,
    status: place.status,
    rootManager: place.rootManager,
    inviteCode: comp.inviteCode,
    employeeRole: place.employeeRoles,
    compRole: comp.compRoles,
    lastLoginTime: place.lastLoginAt?.toISOString() ?? null,
  }));
}

/** Everybody has the portal itself; another product only where their company has a role in it. */
export function inProduct(memberships: Memberships, productCode: string): Memberships {
  if (productCode === prodCodes.portal) return memberships;
  return memberships.filter(({ compRole }) => compRole.some(({ prodCode }) => prodCode === productCode));
}
