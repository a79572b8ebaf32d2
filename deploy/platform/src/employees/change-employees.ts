import type { Queryable } from '@portal/database';
import { employee, session, user } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import { and, eq, ne } from 'drizzle-orm';
import type { CompanyContext } from '../calls/context';
import type { HandlerInput } from '../calls/handler';
import { requireCode } from '../codes/sent-codes';
import { conflict, fieldFault } from '../http/refusal';
import { accountByMobile } from '../login/accounts';
import { audit } from '../protection/audit';
import { endSessions, sessionsOfEmployee, sessionsOfPerson } from '../session/sessions';
import { addEmployee, firstPassword } from './add-employee';
import { disableFault, enableFault, removeFault, roleFault, sharedPersonFault, type Target } from './employee-rules';
import { type EmployeeRow, employeeInfo, requireEmployee } from './read-employees';

type Employee = CallReply<'employeeInfo'>;
type ByCode = HandlerInput<'employeeDisable'>;

const targetOf = ({ session: mine }: CompanyContext, { place, person }: EmployeeRow): Target => ({
  rootManager: place.rootManager,
  self: person.userCode === mine.userCode,
  status: place.status,
});

/** The row, locked until the transaction ends: two administrators at once take turns. */
async function lockedEmployee(context: CompanyContext, db: Queryable, employeeCode: string): Promise<EmployeeRow> {
  await db
    .select({ employeeCode: employee.employeeCode })
    .from(employee)
    .where(eq(employee.employeeCode, employeeCode))
    .for('update');
  return requireEmployee(context, db, employeeCode);
}

function refuse(fault: string | null): void {
  if (fault !== null) throw conflict(fault);
}

async function isShared(db: Queryable, { place, person }: EmployeeRow): Promise<boolean> {
  const [other] = await db
    .select({ employeeCode: employee.employeeCode })
    .from(employee)
    .where(and(eq(employee.userCode, person.userCode), ne(employee.compCode, place.compCode)))
    .limit(1);
  return other !== undefined;
}

export async function employeeAdd(context: CompanyContext, { body }: HandlerInput<'employeeAdd'>): Promise<Employee> {
  const { db, origin, member, session: mine } = context;
  const { code, browserID: browserId, employeeRole, productCodes, ...person } = body;
  const known = await accountByMobile(db, origin.tenant, person.mobile);
  if (known) {
    const here = and(eq(employee.userCode, known.userCode), eq(employee.compCode, member.compCode));
    const [place] = await db.select().from(employee).where(here);
    if (place) throw fieldFault('mobile', '该手机号已是本企业人员');
  }
  await requireCode(context, { recipient: mine.mobile, purpose: 'employee', browserId }, code);
  const { compCode, compName } = member;
  const added = await db.transaction((transaction) =>
    addEmployee(context, transaction, { compCode, compName, employeeRoles: employeeRole, productCodes }, person),
  );
  added.tell();
  await audit(context, 'employee.add', 'ok', maskPhone(person.mobile));
  return employeeInfo(context, added.employeeCode);
}

export async function employeeEdit(context: CompanyContext, { body }: HandlerInput<'employeeEdit'>): Promise<Employee> {
  const { employeeCode, userName, email, employeeRole, productCodes } = body;
  await context.db.transaction(async (transaction) => {
    const row = await lockedEmployee(context, transaction, employeeCode);
    const { person } = row;
    refuse(roleFault(targetOf(context, row), employeeRole));
    const changed = { userName, email: email ?? person.email };
    if (changed.userName !== person.userName || changed.email !== person.email) {
      if (await isShared(transaction, row)) {
        throw fieldFault(changed.userName === person.userName ? 'email' : 'userName', sharedPersonFault);
      }
      await transaction.update(user).set(changed).where(eq(user.userCode, person.userCode));
    }
    await transaction
      .update(employee)
      .set({ employeeRoles: employeeRole, productCodes })
      .where(eq(employee.employeeCode, employeeCode));
  });
  await audit(context, 'employee.edit', 'ok', `${employeeCode} ${employeeRole.join(',')}`);
  return employeeInfo(context, employeeCode);
}

export async function employeeDisable(context: CompanyContext, { body }: ByCode): Promise<null> {
  const { db, now } = context;
  await db.transaction(async (transaction) => {
    const row = await lockedEmployee(context, transaction, body.employeeCode);
    refuse(disableFault(targetOf(context, row)));
    await transaction.update(employee).set({ status: '2' }).where(eq(employee.employeeCode, body.employeeCode));
    await endSessions(transaction, sessionsOfEmployee(body.employeeCode), 'disabled', now);
  });
  await audit(context, 'employee.disable', 'ok', body.employeeCode);
  return null;
}

export async function employeeEnable(context: CompanyContext, { body }: ByCode): Promise<null> {
  await context.db.transaction(async (transaction) => {
    const row = await lockedEmployee(context, transaction, body.employeeCode);
    refuse(enableFault(targetOf(context, row)));
    await transaction.update(employee).set({ status: '1' }).where(eq(employee.employeeCode, body.employeeCode));
  });
  await audit(context, 'employee.enable', 'ok', body.employeeCode);
  return null;
}

/** Out of the company. The person's account stays, and what they did stays in the audit. */
export async function employeeRemove(context: CompanyContext, { body }: ByCode): Promise<null> {
  const { db, now } = context;
  await db.transaction(async (transaction) => {
    const row = await lockedEmployee(context, transaction, body.employeeCode);
    refuse(removeFault(targetOf(context, row)));
    const theirs = sessionsOfEmployee(body.employeeCode);
    await endSessions(transaction, theirs, 'disabled', now);
    await transaction.update(session).set({ employeeCode: null }).where(theirs);
    await transaction.delete(employee).where(eq(employee.employeeCode, body.employeeCode));
  });
  await audit(context, 'employee.remove', 'ok', body.employeeCode);
  return null;
}

/** A new first password by SMS to the person; every login of theirs ends. */
export async function employeeResetPassword(context: CompanyContext, { body }: ByCode): Promise<null> {
  const { db, now, origin, passwords, messenger } = context;
  const password = firstPassword();
  const passwordHash = await passwords.hash(password);
  const mobile = await db.transaction(async (transaction) => {
    const row = await lockedEmployee(context, transaction, body.employeeCode);
    const { person } = row;
    if (targetOf(context, row).self) throw conflict('请在个人信息中修改本人密码');
    if (row.place.rootManager) throw conflict('企业管理员的密码请由本人修改');
    if (await isShared(transaction, row)) throw conflict(sharedPersonFault);
    await transaction
      .update(user)
      .set({ passwordHash, passwordChangedAt: now, mustChangePassword: true })
      .where(eq(user.userCode, person.userCode));
    await endSessions(transaction, sessionsOfPerson(person.userCode), 'passwordChanged', now);
    return person.mobile;
  });
  const text = `您的登录密码已由企业管理员重置为${password}，请登录后修改。请勿告知他人。`;
  messenger.send({
    tenant: origin.tenant,
    channel: 'sms',
    recipient: mobile,
    purpose: 'passwordReset',
    code: password,
    text,
  });
  await audit(context, 'employee.resetPassword', 'ok', body.employeeCode);
  return null;
}

/** Another number for somebody of the company. Whoever is in other companies too changes it in person. */
export async function employeeMobileUpdate(
  context: CompanyContext,
  { query }: HandlerInput<'userMobileUpdate'>,
): Promise<null> {
  const { db, now, origin } = context;
  const { employeeCode, mobile } = query;
  const before = await db.transaction(async (transaction) => {
    const row = await lockedEmployee(context, transaction, employeeCode);
    if (targetOf(context, row).self) throw conflict('请在个人信息中修改本人手机号');
    if (row.place.rootManager) throw conflict('企业管理员的手机号请由本人修改');
    if (await isShared(transaction, row)) throw conflict(sharedPersonFault);
    if (await accountByMobile(transaction, origin.tenant, mobile)) throw fieldFault('mobile', '该手机号已被使用');
    await transaction.update(user).set({ mobile }).where(eq(user.userCode, row.person.userCode));
    await endSessions(transaction, sessionsOfPerson(row.person.userCode), 'mobileChanged', now);
    return row.person.mobile;
  });
  await audit(context, 'employee.mobile', 'ok', `${maskPhone(before)} > ${maskPhone(mobile)}`);
  return null;
}
