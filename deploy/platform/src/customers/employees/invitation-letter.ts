import type { Queryable } from '@portal/database';
import { employee } from '@portal/database/schema/platform';
import { employeeRoleLabel } from '@portal/shared/codes';
import { and, eq, ne } from 'drizzle-orm';
import { sendMessage } from '../../kernel/messages/send-message';
import { nameInMessage } from '../../kernel/outbox/name-in-message';
import type { Account } from '../../kernel/session/accounts';
import { whereIs } from '../../kernel/tenant/where-is';
import type { Adding, NewEmployment } from './add-employee';
import type { FirstPassword, Invited } from './invited-account';

/** Also tells the person in the portal, in every company that they use. */
async function notifyInPortal(db: Queryable, { userCode }: Account, { compCode, compName }: NewEmployment, now: Date) {
  const places = await db
    .select({ compCode: employee.compCode })
    .from(employee)
    .where(and(eq(employee.userCode, userCode), eq(employee.status, '1'), ne(employee.compCode, compCode)));
  const message = {
    type: 'SECURITY',
    title: '有企业邀请您加入',
    content: `<p>${nameInMessage(compName)}邀请您加入企业。请在“切换企业”中接受或拒绝，接受前对方看不到您的任何信息。</p>`,
    sender: '平台',
    linkUri: '/login/changeComp',
    linkText: '查看邀请',
  } as const;
  for (const other of places) await sendMessage(db, { compCode: other.compCode, userCode }, message, now);
}

interface Wording {
  readonly becomesRoot: boolean;
  /** The password of an account that was made for the place; null: the person already has an account. */
  readonly password: string | null;
  /** Name and address of the platform. */
  readonly where: string;
}

function letterOf({ compName, employeeRoles }: NewEmployment, { becomesRoot, password, where }: Wording): string {
  const roles = becomesRoot ? '企业管理员' : employeeRoles.map(employeeRoleLabel).join('、');
  const asked = `${nameInMessage(compName)}邀请您加入企业，角色为${roles}。`;
  return password === null
    ? `${asked}请登录后在“选择企业”中接受或拒绝，与您无关请拒绝或忽略。${where}`
    : `${asked}请使用本手机号登录，初始密码${password}，首次登录须修改，登录即表示同意加入；与您无关请忽略。请勿告知他人。${where}`;
}

/** Writes to the person after the transaction is committed. The administrator's answer does not depend on it. */
export async function notifyInvited(
  { messenger, config, origin, now }: Adding,
  db: Queryable,
  place: NewEmployment,
  { account, madeAccount }: Invited,
  { password }: FirstPassword,
  becomesRoot: boolean,
): Promise<() => void> {
  if (!madeAccount) await notifyInPortal(db, account, place, now);
  const { tenant } = origin;
  const where = await whereIs(db, tenant, config);
  const text = letterOf(place, { becomesRoot, password: madeAccount ? password : null, where });
  const letter = { tenant, purpose: 'employeeAdded', code: madeAccount ? password : '', text } as const;
  return () => {
    messenger.send({ ...letter, channel: 'sms', recipient: account.mobile });
    // An administrator typed the e-mail address of an account that nobody has used, so it may be wrong.
    const known = account.firstLoginAt !== null && account.email !== '';
    if (known) messenger.send({ ...letter, channel: 'email', recipient: account.email });
  };
}
