import type { Queryable } from '@portal/database';
import { employee, user } from '@portal/database/schema/platform';
import { employeeRoleLabel } from '@portal/shared/codes';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { PasswordOwner } from '../../domain/password/password-fault';
import { passwordStrength } from '../../domain/password/password-strength';
import { setPassword } from '../../domain/password/stored-password';
import { newCode } from '../../kernel/data/new-code';
import { countRows } from '../../kernel/data/read-page';
import { conflict, fieldFault } from '../../kernel/http/refusal';
import { sendMessage } from '../../kernel/messages/send-message';
import { nameInMessage } from '../../kernel/outbox/name-in-message';
import { holdLimit } from '../../kernel/protection/rate-limit';
import type { Account } from '../../kernel/session/accounts';
import { whereIs } from '../../kernel/tenant/where-is';
import { type Added, type Adding, firstPassword, type Place } from './add-employee';
import { presentFault } from './employee-rules';

type EmployeeRow = typeof employee.$inferSelect;

/** The person as the administrator typed them. */
export interface InvitedPerson {
  readonly userName: string;
  readonly mobile: string;
  readonly email?: string | undefined;
}

export interface Inviter {
  /** The person whose name the invitation shows; null: it shows the platform. */
  readonly invitedBy: string | null;
  /** True: the person who accepts takes the company over. */
  readonly becomesRoot?: boolean;
}

export interface FirstPassword {
  readonly password: string;
  readonly passwordHash: string;
}

/**
 * Makes a first password, for a known number, too, so that both take the same time. It runs before the transaction,
 * because it would hold the transaction up.
 */
export async function makeFirstPassword(
  { passwords }: Pick<Adding, 'passwords'>,
  owner: PasswordOwner,
): Promise<FirstPassword> {
  const password = firstPassword(owner);
  return { password, passwordHash: await passwords.hashGenerated(password) };
}

const invitationsOfNumber = 3;
const thirtyDays = 30 * 86_400;

/** One company may invite one number only a few times, in whatever way it does so. */
async function holdInvitations(db: Queryable, compCode: string, mobile: string, now: Date): Promise<void> {
  const limit = { key: `place:${compCode}:${mobile}`, most: invitationsOfNumber, seconds: thirtyDays };
  await holdLimit(db, limit, now, '近期对该手机号的邀请次数已达上限，请30天后再试');
}

/** Gives the accounts of numbers and locks them. A first login or another administrator has to wait. */
async function lockedAccounts(db: Queryable, tenant: string, mobiles: readonly string[]): Promise<readonly Account[]> {
  return db
    .select()
    .from(user)
    .where(and(eq(user.tenant, tenant), inArray(user.mobile, [...mobiles])))
    .orderBy(user.userCode)
    .for('update');
}

/** Tells whether an administrator made the account, nobody has used it, and no other place has it. */
async function isUnused(db: Queryable, account: Account, exceptPlace = ''): Promise<boolean> {
  if (account.firstLoginAt !== null) return false;
  const others = and(eq(employee.userCode, account.userCode), ne(employee.employeeCode, exceptPlace));
  return (await countRows(db, employee, others)) === 0;
}

/** The columns of an account that an administrator made and nobody has used. */
const unusedAccount = ({ userName, mobile, email = '' }: InvitedPerson, first: FirstPassword, now: Date) => ({
  userName,
  mobile,
  email,
  passwordHash: first.passwordHash,
  passwordStrength: passwordStrength(first.password),
  passwordChangedAt: now,
  mustChangePassword: true,
  firstLoginAt: null,
});

interface Invited {
  readonly account: Account;
  /** True: the account waits for its first login, which accepts the place. The person logs in with `password`. */
  readonly madeAccount: boolean;
}

/**
 * Finds the person's account and leaves it as it is, or makes one. The first password of a new account has to be
 * changed.
 */
async function accountToInvite(
  { origin, now }: Adding,
  db: Queryable,
  person: InvitedPerson,
  first: FirstPassword,
): Promise<Invited> {
  const fresh = unusedAccount(person, first, now);
  const [made] = await db
    .insert(user)
    .values({ ...fresh, userCode: newCode('U'), tenant: origin.tenant, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (made) return { account: made, madeAccount: true };
  const [account] = await lockedAccounts(db, origin.tenant, [person.mobile]);
  if (!account) throw new Error('the account was neither there nor made');
  if (!(await isUnused(db, account))) return { account, madeAccount: false };
  await db.update(user).set(fresh).where(eq(user.userCode, account.userCode));
  return { account: { ...account, ...fresh }, madeAccount: true };
}

/** Also tells the person in the portal, in every company that they use. */
async function tellInPortal(db: Queryable, { userCode }: Account, { compCode, compName }: Place, now: Date) {
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

function letterOf({ compName, employeeRoles }: Place, { becomesRoot, password, where }: Wording): string {
  const roles = becomesRoot ? '企业管理员' : employeeRoles.map(employeeRoleLabel).join('、');
  const asked = `${nameInMessage(compName)}邀请您加入企业，角色为${roles}。`;
  return password === null
    ? `${asked}请登录后在“选择企业”中接受或拒绝，与您无关请拒绝或忽略。${where}`
    : `${asked}请使用本手机号登录，初始密码${password}，首次登录须修改，登录即表示同意加入；与您无关请忽略。请勿告知他人。${where}`;
}

/** Writes to the person after the transaction is committed. The administrator's answer does not depend on it. */
async function tellInvited(
  { messenger, config, origin, now }: Adding,
  db: Queryable,
  place: Place,
  { account, madeAccount }: Invited,
  { password }: FirstPassword,
  becomesRoot: boolean,
): Promise<() => void> {
  if (!madeAccount) await tellInPortal(db, account, place, now);
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

/** Refuses a number that is already in the company's list, by account or as it was typed. */
async function requireAbsent(db: Queryable, compCode: string, { userCode, mobile }: Account): Promise<void> {
  const here = and(eq(employee.compCode, compCode), or(eq(employee.userCode, userCode), eq(employee.mobile, mobile)));
  const [known] = await db.select({ status: employee.status }).from(employee).where(here).limit(1);
  if (known) throw fieldFault('mobile', presentFault(known.status));
}

/**
 * Makes a place that waits for the person's consent. The company sees only its own input, whether the number has an
 * account or not.
 */
export async function inviteEmployee(
  context: Adding,
  db: Queryable,
  place: Place,
  person: InvitedPerson,
  { invitedBy, becomesRoot = false }: Inviter,
  first: FirstPassword,
): Promise<Added> {
  const { now } = context;
  const { compCode } = place;
  const invited = await accountToInvite(context, db, person, first);
  await requireAbsent(db, compCode, { ...invited.account, mobile: person.mobile });
  // An invitation that the platform's reviewer approved is not limited.
  if (!becomesRoot) await holdInvitations(db, compCode, person.mobile, now);
  const employeeCode = newCode('E');
  const [placed] = await db
    .insert(employee)
    .values({
      employeeCode,
      compCode,
      userCode: invited.account.userCode,
      status: '0',
      employeeRoles: [...place.employeeRoles],
      productCodes: [...place.productCodes],
      createdAt: now,
      userName: person.userName,
      email: person.email ?? '',
      mobile: person.mobile,
      invitedBy,
      invitedAt: now,
      madeAccount: invited.madeAccount,
      becomesRoot,
    })
    .onConflictDoNothing()
    .returning({ employeeCode: employee.employeeCode });
  if (!placed) throw fieldFault('mobile', presentFault('0'));
  return { employeeCode, tell: await tellInvited(context, db, place, invited, first, becomesRoot) };
}

/** Invites again, also after a refusal. An account that nobody has used gets another first password. */
export async function inviteAgain(
  context: Adding,
  db: Queryable,
  row: { readonly place: EmployeeRow; readonly person: Account },
  compName: string,
  inviter: Inviter,
  first: FirstPassword,
): Promise<() => void> {
  const { now } = context;
  const { place } = row;
  const mobile = place.mobile ?? row.person.mobile;
  if (!inviter.becomesRoot) await holdInvitations(db, place.compCode, mobile, now);
  const [account] = await db.select().from(user).where(eq(user.userCode, place.userCode)).for('update');
  if (!account) throw new Error('a place has an account');
  const madeAccount = place.madeAccount && account.firstLoginAt === null;
  if (madeAccount) {
    await setPassword(db, { userCode: account.userCode, ...first, mustChangePassword: true }, now);
  }
  const becomesRoot = inviter.becomesRoot ?? place.becomesRoot;
  await db
    .update(employee)
    .set({ status: '0', invitedBy: inviter.invitedBy, invitedAt: now, becomesRoot })
    .where(eq(employee.employeeCode, place.employeeCode));
  return tellInvited(context, db, { ...place, compName }, { account, madeAccount }, first, becomesRoot);
}

/**
 * Sends the invitation to another number. The place stays, and its person is now the owner of that number. An unused
 * account that was made for the place gets the new number.
 */
export async function inviteInstead(
  context: Adding,
  db: Queryable,
  { place, person }: { readonly place: EmployeeRow; readonly person: Account },
  mobile: string,
  compName: string,
  first: FirstPassword,
): Promise<() => void> {
  const { origin, now, messenger } = context;
  const { tenant } = origin;
  const { compCode, employeeCode, userName, email } = place;
  if (place.becomesRoot) throw conflict('待接任的企业管理员不能更换手机号，请撤回后重新申请变更管理员');
  if (mobile === place.mobile) throw fieldFault('mobile', '新手机号与当前手机号相同');
  const typed = { userName: userName ?? person.userName, email: email ?? '', mobile };
  const accounts = await lockedAccounts(db, tenant, [person.mobile, mobile]);
  const before = accounts.find(({ userCode }) => userCode === place.userCode);
  const taken = accounts.some((account) => account.mobile === mobile);
  let invited: Invited;
  if (!taken && before && (await isUnused(db, before, employeeCode))) {
    const fresh = unusedAccount(typed, first, now);
    await db.update(user).set(fresh).where(eq(user.userCode, before.userCode));
    invited = { account: { ...before, ...fresh }, madeAccount: true };
  } else {
    invited = await accountToInvite(context, db, typed, first);
    await requireAbsent(db, compCode, { ...invited.account, mobile });
  }
  await holdInvitations(db, compCode, mobile, now);
  const { account, madeAccount } = invited;
  await db
    .update(employee)
    .set({ userCode: account.userCode, mobile, madeAccount, invitedAt: now })
    .where(eq(employee.employeeCode, employeeCode));
  const tell = await tellInvited(context, db, { ...place, compName }, invited, first, false);
  const text = `${nameInMessage(compName)}已撤回对您的加入邀请，您无需处理。`;
  return () => {
    messenger.send({
      tenant,
      channel: 'sms',
      recipient: place.mobile ?? '',
      purpose: 'inviteWithdrawn',
      code: '',
      text,
    });
    tell();
  };
}
