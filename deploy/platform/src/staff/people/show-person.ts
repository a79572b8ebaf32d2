import {
  auditEvent,
  company,
  dispatch,
  employee,
  message,
  mobileCorrection,
  reviewTask,
  staff as staffTable,
} from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskEmail, maskPhone } from '@portal/shared/format';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { numberGuard } from '../../customers/login/password-login';
import { careRoles } from '../../domain/staff/care-roles';
import { personInScope } from '../../domain/staff/in-scope';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { guardState } from '../../kernel/protection/failure-guard';
import { sessionsOfPerson } from '../../kernel/session/sessions';
import { hasRoleIn } from '../../kernel/staff/staff-state';
import { devicesOf, loginsOf } from './read-logins';
import { codesOf, lettersOf, messagesOf, newestOf } from './read-sent';

type PersonReply = CallReply<'staffPersonShow'>;

/** The reader's possible acts, by the roles that they have for the person's tenant. */
function actsOf({ staff }: StaffContext, tenant: string, status: string): PersonReply['may'] {
  const may = (act: 'note' | 'lock' | 'unlock' | 'correctMobile') => hasRoleIn(staff, tenant, careRoles[act]);
  return [
    ...(may('note') ? (['note'] as const) : []),
    ...(may('lock') ? ([...(status === 'ACTIVE' ? (['lock'] as const) : []), 'endSessions'] as const) : []),
    ...(may('unlock') ? (['unlock'] as const) : []),
    ...(may('correctMobile') ? (['correctMobile'] as const) : []),
  ];
}

async function membershipsOf({ db }: StaffContext, userCode: string): Promise<PersonReply['memberships']> {
  const rows = await db
    .select({ place: employee, comp: company })
    .from(employee)
    .innerJoin(company, eq(company.compCode, employee.compCode))
    .where(eq(employee.userCode, userCode))
    .orderBy(desc(employee.createdAt));
  return rows.map(({ place, comp }) => ({
    compCode: comp.compCode,
    compName: comp.compName,
    compStatus: comp.compStatus,
    rootManager: place.rootManager,
    employeeRole: place.employeeRoles,
    status: place.status,
    lastLoginTime: place.lastLoginAt?.toISOString() ?? null,
  }));
}

async function correctionsOf({ db }: StaffContext, userCode: string): Promise<PersonReply['corrections']> {
  const rows = await db
    .select({ row: mobileCorrection, by: staffTable.displayName, taskId: reviewTask.taskId })
    .from(mobileCorrection)
    .leftJoin(reviewTask, and(eq(reviewTask.kind, 'mobile'), eq(reviewTask.subject, mobileCorrection.correctionNo)))
    .innerJoin(staffTable, eq(staffTable.staffId, mobileCorrection.askedBy))
    .where(eq(mobileCorrection.userCode, userCode))
    .orderBy(desc(mobileCorrection.askedAt))
    .limit(20);
  return rows.map(({ row, by, taskId }) => ({
    correctionNo: row.correctionNo,
    taskId: taskId ?? '',
    mobileBefore: maskPhone(row.mobileBefore),
    mobile: maskPhone(row.mobile),
    evidence: row.evidence,
    state: row.state,
    opinion: row.opinion,
    by,
    askTime: row.askedAt.toISOString(),
    finishTime: row.finishedAt?.toISOString() ?? null,
  }));
}

export async function staffPersonShow(
  context: StaffContext,
  { body }: HandlerInput<'staffPersonShow'>,
): Promise<PersonReply> {
  const { db, now } = context;
  const person = await personInScope(context, careRoles.read, body.userCode);
  const { userCode, tenant, mobile, email, status } = person;
  const guard = await guardState(db, numberGuard(tenant, mobile, undefined));
  const until = guard?.lockedUntil ?? null;
  const reached = email === '' ? [mobile] : [mobile, email];
  const letters = await lettersOf(context, and(eq(dispatch.tenant, tenant), inArray(dispatch.recipient, reached)));
  return {
    userCode,
    tenant,
    userName: person.userName,
    mobile: maskPhone(mobile),
    email: maskEmail(email),
    status,
    createTime: person.createdAt.toISOString(),
    firstLoginTime: person.firstLoginAt?.toISOString() ?? null,
    passwordChangeTime: person.passwordChangedAt.toISOString(),
    mustChangePassword: person.mustChangePassword,
    memberships: await membershipsOf(context, userCode),
    devices: await devicesOf(db, sessionsOfPerson(userCode), now),
    logins: await loginsOf(db, eq(auditEvent.userCode, userCode)),
    sent: newestOf(letters, await messagesOf(db, eq(message.userCode, userCode)), await codesOf(context, person, now)),
    waitsUntil: until !== null && until > now ? until.toISOString() : null,
    corrections: await correctionsOf(context, userCode),
    may: actsOf(context, tenant, status),
  };
}
