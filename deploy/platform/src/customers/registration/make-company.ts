import type { Queryable } from '@portal/database';
import { company, companyProfile, employee, registration } from '@portal/database/schema/platform';
import { and, eq } from 'drizzle-orm';
import { noteConsents } from '../../domain/article/consents';
import { stepAt } from '../../domain/case/timeline-step';
import { acceptInvitation } from '../../domain/invitation/follow-invitation';
import type { CallContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { newCode } from '../../kernel/data/new-code';
import { takeNumber } from '../../kernel/data/next-number';
import { fieldFault } from '../../kernel/http/http-error';
import type { Account } from '../../kernel/session/accounts';

export type NewCompany = HandlerInput<'companyAdd'>['body'];

type Manager = Pick<Account, 'userCode' | 'userName' | 'email'>;

interface Made {
  readonly compCode: string;
  /** The number by which people know it. */
  readonly compNo: string;
  readonly employeeCode: string;
}

/** Finds the company of this tenant that already has the credit code. */
export async function companyByCreditCode({ db, origin }: CallContext, creditCode: string) {
  const [row] = await db
    .select()
    .from(company)
    .where(and(eq(company.tenant, origin.tenant), eq(company.creditCode, creditCode)));
  return row;
}

/** Makes a company at the beginning of its registration. Its administrator is a person who has an account. */
export async function makeCompany(
  { origin, now }: CallContext,
  db: Queryable,
  { compName, creditCode, identity, inviteCode = '', consents }: NewCompany,
  { userCode, userName, email }: Manager,
): Promise<Made> {
  const made = { compCode: newCode('C'), employeeCode: newCode('E') };
  const { compCode } = made;
  const compNo = await takeNumber(db, 'company', now);
  const { tenant } = origin;
  await db.insert(company).values({
    compCode,
    compNo,
    tenant,
    compName,
    creditCode,
    compStatus: '15',
    inviteCode,
    createdAt: now,
  });
  await db.insert(employee).values({ ...made, userCode, rootManager: true, employeeRoles: ['E101'], createdAt: now });
  await db.insert(companyProfile).values({
    compCode,
    permit: { compName, creditCode, ...(identity === '10' ? { legalPerson: userName } : {}) },
    legalPerson: identity === '10' ? { name: userName } : {},
    agent: { name: userName, email },
  });
  await db.insert(registration).values({ compCode, identity, timeline: [stepAt(now, '提交注册')] });
  await noteConsents(db, { userCode, origin }, consents, now);
  if (inviteCode !== '' && !(await acceptInvitation(db, inviteCode, compCode, now))) {
    throw fieldFault('inviteCode', '邀请码无效或已过期');
  }
  return { ...made, compNo };
}
