import type { Queryable } from '@portal/database';
import { mobileChange } from '@portal/database/schema/platform';
import { mobileAskedText } from '@portal/shared/codes';
import { maskPhone } from '@portal/shared/format';
import { and, eq, gt } from 'drizzle-orm';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { newCode } from '../../kernel/data/new-code';
import { conflict } from '../../kernel/http/http-error';
import { sendMessage } from '../../kernel/messages/send-message';
import { nameInMessage } from '../../kernel/outbox/name-in-message';
import { notifyOfContactChange } from '../../kernel/outbox/notify-of-contact-change';
import { audit } from '../../kernel/protection/audit';
import { holdLimit } from '../../kernel/protection/rate-limit';
import { mobileFault } from './employee-rules';
import { inviteInstead } from './invite-employee';
import { makeFirstPassword } from './invited-account';
import { lockedEmployee } from './locked-employee';
import { type EmployeeRow, requireUnlisted } from './read-employees';

const askedDays = 7;
const askedSeconds = askedDays * 86_400;
const maxAsked = 3;

/** Asks the person, who changes the number with codes to both numbers. The account does not change here. */
async function ask(context: CompanyContext, db: Queryable, { place, person }: EmployeeRow, mobile: string) {
  const { member, now } = context;
  const { employeeCode } = place;
  const limit = { key: `mobileAsk:${employeeCode}`, most: maxAsked, seconds: askedSeconds };
  await holdLimit(db, limit, now, '近期的变更申请过多，请几天后再试');
  const asked = {
    changeNo: newCode('N'),
    mobile,
    createdAt: now,
    expiresAt: new Date(now.getTime() + askedSeconds * 1000),
  };
  await db
    .insert(mobileChange)
    .values({ ...asked, employeeCode })
    .onConflictDoUpdate({ target: mobileChange.employeeCode, set: asked });
  const text = mobileAskedText(nameInMessage(member.compName)) + maskPhone(mobile);
  const message = {
    type: 'SECURITY',
    title: '企业管理员申请变更您的手机号',
    content: `<p>${text}。请在个人信息中验证新旧手机号后变更；不同意可以拒绝，${askedDays}天内未处理自动失效。</p>`,
    sender: '平台',
    linkUri: '/center/crm/user',
    linkText: '去确认变更',
  } as const;
  await sendMessage(db, { compCode: place.compCode, userCode: person.userCode }, message, now);
  return () => notifyOfContactChange(context, person, `${text}，请登录后在个人信息中确认或拒绝`);
}

/**
 * Sets another number for a person of the company. An invitation goes to the new number instead. A person who has
 * accepted is asked first, because the account belongs to the number.
 */
export async function employeeMobileUpdate(context: CompanyContext, { query }: HandlerInput<'userMobileUpdate'>) {
  const { db, member } = context;
  const { employeeCode, mobile } = query;
  const first = await makeFirstPassword(context, { mobile, companies: [member.compName] });
  const { before, tell } = await db.transaction(async (transaction) => {
    const row = await lockedEmployee(context, transaction, employeeCode, mobileFault);
    await requireUnlisted(context, transaction, mobile);
    const changed =
      row.place.status === '0'
        ? await inviteInstead(context, transaction, row, mobile, member.compName, first)
        : await ask(context, transaction, row, mobile);
    return { before: row.place.mobile ?? row.person.mobile, tell: changed };
  });
  tell();
  await audit(context, 'employee.mobile', 'ok', `${maskPhone(before)} > ${maskPhone(mobile)}`);
}

/** Withdraws the administrator's request. */
export async function employeeMobileWithdraw(
  context: CompanyContext,
  { body }: HandlerInput<'employeeMobileWithdraw'>,
) {
  const { db, now } = context;
  await db.transaction(async (transaction) => {
    await lockedEmployee(context, transaction, body.employeeCode);
    const withdrawn = await transaction
      .delete(mobileChange)
      .where(and(eq(mobileChange.employeeCode, body.employeeCode), gt(mobileChange.expiresAt, now)))
      .returning({ changeNo: mobileChange.changeNo });
    if (withdrawn.length === 0) throw conflict('没有可以撤回的手机号变更');
  });
  await audit(context, 'employee.mobileWithdraw', 'ok', body.employeeCode);
}
