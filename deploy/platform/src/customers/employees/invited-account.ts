import type { Queryable } from '@portal/database';
import { employee, user } from '@portal/database/schema/platform';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { PasswordOwner } from '../../domain/password/password-fault';
import { passwordStrength } from '../../domain/password/password-strength';
import { newCode } from '../../kernel/data/new-code';
import { countRows } from '../../kernel/data/read-page';
import type { Account } from '../../kernel/session/accounts';
import { type Adding, firstPassword } from './add-employee';

/** The person as the administrator typed them. */
export interface InvitedPerson {
  readonly userName: string;
  readonly mobile: string;
  readonly email?: string | undefined;
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

/** Returns the accounts of numbers and locks them. A first login or another administrator has to wait. */
export async function lockedAccounts(
  db: Queryable,
  tenant: string,
  mobiles: readonly string[],
): Promise<readonly Account[]> {
  return db
    .select()
    .from(user)
    .where(and(eq(user.tenant, tenant), inArray(user.mobile, [...mobiles])))
    .orderBy(user.userCode)
    .for('update');
}

/** Returns whether an administrator made the account, nobody has used it, and no other place has it. */
export async function isUnused(db: Queryable, account: Account, exceptPlace = ''): Promise<boolean> {
  if (account.firstLoginAt !== null) return false;
  const others = and(eq(employee.userCode, account.userCode), ne(employee.employeeCode, exceptPlace));
  return (await countRows(db, employee, others)) === 0;
}

/** The columns of an account that an administrator made and nobody has used. */
export const unusedAccount = ({ userName, mobile, email = '' }: InvitedPerson, first: FirstPassword, now: Date) => ({
  userName,
  mobile,
  email,
  passwordHash: first.passwordHash,
  passwordStrength: passwordStrength(first.password),
  passwordChangedAt: now,
  mustChangePassword: true,
  firstLoginAt: null,
});

export interface Invited {
  readonly account: Account;
  /** True: the account waits for its first login, which accepts the place. The person logs in with `password`. */
  readonly madeAccount: boolean;
}

/**
 * Finds the person's account and leaves it as it is, or makes one. The first password of a new account has to be
 * changed.
 */
export async function accountToInvite(
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
