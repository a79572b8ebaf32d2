import type { Queryable } from '@portal/database';
import { employee, user } from '@portal/database/schema/platform';
import { and, eq, or } from 'drizzle-orm';
import { setPassword } from '../../domain/password/stored-password';
import { newCode } from '../../kernel/data/new-code';
import { conflict, fieldFault } from '../../kernel/http/http-error';
import { nameInMessage } from '../../kernel/outbox/name-in-message';
import { holdLimit } from '../../kernel/protection/rate-limit';
import type { Account } from '../../kernel/session/accounts';
import type { Added, Adding, NewEmployment } from './add-employee';
import { presentFault } from './employee-rules';
import { notifyInvited } from './invitation-letter';
import {
  accountToInvite,
  type FirstPassword,
  type Invited,
  type InvitedPerson,
  isUnused,
  lockedAccounts,
  unusedAccount,
} from './invited-account';

type EmployeeRow = typeof employee.$inferSelect;

export interface Inviter {
  /** The person whose name the invitation shows; null: it shows the platform. */
  readonly invitedBy: string | null;
  /** True: the person who accepts takes the company over. */
  readonly becomesRoot?: boolean;
}

const invitationsOfNumber = 3;
const thirtyDays = 30 * 86_400;

/** One company may invite one number only a few times, in whatever way it does so. */
async function holdInvitations(db: Queryable, compCode: string, mobile: string, now: Date): Promise<void> {
  const limit = { key: `place:${compCode}:${mobile}`, most: invitationsOfNumber, seconds: thirtyDays };
  await holdLimit(db, limit, now, '近期对该手机号的邀请次数已达上限，请30天后再试');
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
  place: NewEmployment,
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
  return { employeeCode, tell: await notifyInvited(context, db, place, invited, first, becomesRoot) };
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
  return notifyInvited(context, db, { ...place, compName }, { account, madeAccount }, first, becomesRoot);
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
  const tell = await notifyInvited(context, db, { ...place, compName }, invited, first, false);
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
