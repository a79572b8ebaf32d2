import type { Queryable } from '@portal/database';
import { employee, session, user } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { settleHandOver } from '../../domain/employee/hand-over';
import { setPassword } from '../../domain/password/stored-password';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { conflict } from '../../kernel/http/http-error';
import { nameInMessage } from '../../kernel/outbox/name-in-message';
import { notifyByEmail } from '../../kernel/outbox/notify-of-contact-change';
import { audit } from '../../kernel/protection/audit';
import { endSessions, sessionsOfEmployee, sessionsOfPerson } from '../../kernel/session/sessions';
import { whereIs } from '../../kernel/tenant/where-is';
import { firstPassword } from './add-employee';
import {
  disableFault,
  enableFault,
  hasAccepted,
  inviteFault,
  removeFault,
  resetFault,
  roleFault,
  sharedPersonFault,
} from './employee-rules';
import { inviteAgain, inviteEmployee } from './invite-employee';
import { makeFirstPassword } from './invited-account';
import { lockedEmployee } from './locked-employee';
import { requireOpened } from './opened-products';
import { type EmployeeRow, employeeInfo, requireUnlisted, shownOf } from './read-employees';

type Employee = CallReply<'employeeInfo'>;
type ByCode = HandlerInput<'employeeDisable'>;

/** Returns whether the person has also accepted a place in another company. */
async function isShared(db: Queryable, { place, person }: EmployeeRow): Promise<boolean> {
  const [other] = await db
    .select({ employeeCode: employee.employeeCode })
    .from(employee)
    .where(
      and(
        eq(employee.userCode, person.userCode),
        ne(employee.compCode, place.compCode),
        // This company must not notice another company's open invitation.
        inArray(employee.status, ['1', '2']),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** Invites a new person. Nobody joins a company without their own consent. */
export async function employeeAdd(context: CompanyContext, { body }: HandlerInput<'employeeAdd'>): Promise<Employee> {
  const { db, member, session: mine } = context;
  const { userName, mobile, email, employeeRole, productCodes } = body;
  const person = { userName, mobile, email };
  await requireUnlisted(context, db, mobile);
  await requireOpened(context, productCodes);
  const { compCode, compName } = member;
  const place = { compCode, compName, employeeRoles: employeeRole, productCodes };
  const first = await makeFirstPassword(context, {
    mobile: person.mobile,
    person: person.userName,
    companies: [compName],
  });
  const added = await db.transaction((transaction) =>
    inviteEmployee(context, transaction, place, person, { invitedBy: mine.userCode }, first),
  );
  added.tell();
  await audit(context, 'employee.add', 'ok', maskPhone(person.mobile));
  return employeeInfo(context, added.employeeCode);
}

/**
 * Changes the account's own name while the person is in no other company, and its e-mail only while nobody has used the
 * account.
 */
async function editAccount(db: Queryable, row: EmployeeRow, userName: string, email: string): Promise<void> {
  const { place, person } = row;
  const mine = eq(user.userCode, person.userCode);
  if (person.firstLoginAt === null) {
    if (place.madeAccount) await db.update(user).set({ userName, email }).where(mine);
  } else if (hasAccepted(place.status) && !(await isShared(db, row))) {
    await db.update(user).set({ userName }).where(mine);
  }
}

/**
 * Changes the name that the company uses for the person, and their rights there. Only the person changes their own
 * e-mail.
 */
export async function employeeEdit(context: CompanyContext, { body }: HandlerInput<'employeeEdit'>): Promise<Employee> {
  const { employeeCode, userName, employeeRole, productCodes } = body;
  await context.db.transaction(async (transaction) => {
    const row = await lockedEmployee(context, transaction, employeeCode, (target) => roleFault(target, employeeRole));
    const email = body.email ?? shownOf(row).email;
    await requireOpened({ ...context, db: transaction }, productCodes, row.place.productCodes);
    await editAccount(transaction, row, userName, email);
    await transaction
      .update(employee)
      .set({ userName, email, employeeRoles: employeeRole, productCodes })
      .where(eq(employee.employeeCode, employeeCode));
  });
  await audit(context, 'employee.edit', 'ok', `${employeeCode} ${employeeRole.join(',')}`);
  return employeeInfo(context, employeeCode);
}

export async function employeeDisable(context: CompanyContext, { body }: ByCode) {
  const { db, now } = context;
  await db.transaction(async (transaction) => {
    await lockedEmployee(context, transaction, body.employeeCode, disableFault);
    await transaction.update(employee).set({ status: '2' }).where(eq(employee.employeeCode, body.employeeCode));
    await endSessions(transaction, sessionsOfEmployee(body.employeeCode), 'disabled', now);
  });
  await audit(context, 'employee.disable', 'ok', body.employeeCode);
}

export async function employeeEnable(context: CompanyContext, { body }: ByCode) {
  await context.db.transaction(async (transaction) => {
    await lockedEmployee(context, transaction, body.employeeCode, enableFault);
    await transaction.update(employee).set({ status: '1' }).where(eq(employee.employeeCode, body.employeeCode));
  });
  await audit(context, 'employee.enable', 'ok', body.employeeCode);
}

/** Removes the person from the company. Their account stays, and their acts stay in the audit. */
export async function employeeRemove(context: CompanyContext, { body }: ByCode) {
  const { db, now } = context;
  await db.transaction(async (transaction) => {
    const row = await lockedEmployee(context, transaction, body.employeeCode, removeFault);
    if (row.place.becomesRoot && !context.member.rootManager) {
      throw conflict('待接任的企业管理员只能由企业管理员撤回');
    }
    if (row.place.becomesRoot) await settleHandOver(transaction, row.place.compCode, '邀请已撤回', now);
    const theirs = sessionsOfEmployee(body.employeeCode);
    await endSessions(transaction, theirs, 'disabled', now);
    await transaction.update(session).set({ employeeCode: null }).where(theirs);
    await transaction.delete(employee).where(eq(employee.employeeCode, body.employeeCode));
  });
  await audit(context, 'employee.remove', 'ok', body.employeeCode);
}

/** Invites a person again who has not answered or has refused. */
export async function employeeInvite(context: CompanyContext, { body }: ByCode) {
  const { db, member, session: mine } = context;
  const first = await makeFirstPassword(context, { companies: [member.compName] });
  const tell = await db.transaction(async (transaction) => {
    const row = await lockedEmployee(context, transaction, body.employeeCode, inviteFault);
    return inviteAgain(context, transaction, row, member.compName, { invitedBy: mine.userCode }, first);
  });
  tell();
  await audit(context, 'employee.invite', 'ok', body.employeeCode);
}

/**
 * Sends a new first password by SMS, to the number that the person proved or that got the first invitation. It ends
 * every login of the person.
 */
export async function employeeResetPassword(context: CompanyContext, { body }: ByCode) {
  const { db, config, member, now, origin, passwords, messenger } = context;
  const password = firstPassword({ companies: [member.compName] });
  const passwordHash = await passwords.hashGenerated(password);
  const person = await db.transaction(async (transaction) => {
    const row = await lockedEmployee(context, transaction, body.employeeCode, resetFault);
    if (await isShared(transaction, row)) throw conflict(sharedPersonFault);
    const made = { password, passwordHash, mustChangePassword: true };
    await setPassword(transaction, { userCode: row.person.userCode, ...made }, now);
    await endSessions(transaction, sessionsOfPerson(row.person.userCode), 'passwordChanged', now);
    return row.person;
  });
  const text = `您的登录密码已由企业管理员重置为${password}，请登录后修改。请勿告知他人。${await whereIs(db, origin.tenant, config)}`;
  messenger.send({
    tenant: origin.tenant,
    channel: 'sms',
    recipient: person.mobile,
    purpose: 'passwordReset',
    code: password,
    text,
  });
  notifyByEmail(context, person, `您的登录密码已由${nameInMessage(member.compName)}的管理员重置`);
  await audit(context, 'employee.resetPassword', 'ok', body.employeeCode);
}
