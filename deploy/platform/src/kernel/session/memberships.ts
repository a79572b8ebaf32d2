import type { Queryable } from '@portal/database';
import { company, employee, user } from '@portal/database/schema/platform';
import { prodCodes } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

type Memberships = CallReply<'findAllCompNameByMobile'>;

const inviter = alias(user, 'inviter');

/** The person who invites, and the place that they offer. */
const invitationOf = ({ invitedAt, createdAt, becomesRoot }: typeof employee.$inferSelect, asking: string | null) => ({
  inviter: asking ?? '',
  inviteTime: (invitedAt ?? createdAt).toISOString(),
  becomesRoot,
});

/**
 * Returns the companies of a person, the last used first, with the open invitations. Refused invitations are left out.
 */
export async function membershipsOf(db: Queryable, userCode: string): Promise<Memberships> {
  const rows = await db
    .select({ place: employee, comp: company, inviter: inviter.userName })
    .from(employee)
    .innerJoin(company, eq(company.compCode, employee.compCode))
    .leftJoin(inviter, eq(inviter.userCode, employee.invitedBy))
    .where(and(eq(employee.userCode, userCode), ne(employee.status, '3')))
    .orderBy(sql`${desc(employee.lastLoginAt)} nulls last`, asc(employee.createdAt));
  return rows.map(({ place, comp, inviter: asking }) => ({
    employeeCode: place.employeeCode,
    compBizCode: comp.compCode,
    compName: comp.compName,
    compCode: comp.compCode,
    compNo: comp.compNo,
    compStatus: comp.compStatus,
    status: place.status,
    rootManager: place.rootManager,
    inviteCode: comp.inviteCode,
    employeeRole: place.employeeRoles,
    compRole: comp.compRoles,
    lastLoginTime: place.lastLoginAt?.toISOString() ?? null,
    ...(place.status === '0' && { invitation: invitationOf(place, asking) }),
  }));
}

/** Everybody has the portal itself. They have another product only if their company has a role in it. */
export function inProduct(memberships: Memberships, productCode: string): Memberships {
  if (productCode === prodCodes.portal) return memberships;
  return memberships.filter(({ compRole }) => compRole.some(({ prodCode }) => prodCode === productCode));
}
