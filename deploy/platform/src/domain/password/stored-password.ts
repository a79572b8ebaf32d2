import type { Queryable } from '@portal/database';
import { passwordHistory, user } from '@portal/database/schema/platform';
import { and, desc, eq, isNull, notInArray } from 'drizzle-orm';
import type { Passwords } from '../../kernel/passwords';
import { passwordStrength } from './password-strength';

/** Nobody may take again one of their last passwords. So many are kept, with the current one. */
const remembered = 5;

const earlierOf = (db: Queryable, userCode: string) =>
  db
    .select()
    .from(passwordHistory)
    .where(eq(passwordHistory.userCode, userCode))
    .orderBy(desc(passwordHistory.replacedAt), desc(passwordHistory.historyId))
    .limit(remembered - 1);

/**
 * Says why this person cannot take a password that is good in itself. It is called only after the person has proved who
 * they are.
 */
export async function reuseFault(
  db: Queryable,
  passwords: Passwords,
  { userCode, passwordHash }: { readonly userCode: string; readonly passwordHash: string },
  password: string,
): Promise<string | null> {
  const earlier = await earlierOf(db, userCode);
  for (const hash of [passwordHash, ...earlier.map((row) => row.passwordHash)]) {
    if (await passwords.matches(password, hash)) return `不能使用最近${remembered}次用过的密码，请设置新的密码`;
  }
  return null;
}

interface NewPassword {
  readonly userCode: string;
  /** It is only measured here. Only the hash is stored. */
  readonly password: string;
  readonly passwordHash: string;
  /** True: somebody else made the password, so the person has to choose another one at the next login. */
  readonly mustChangePassword: boolean;
}

/** Only this function changes a person's password. It keeps the old one among the last passwords. */
export async function setPassword(transaction: Queryable, made: NewPassword, now: Date): Promise<void> {
  const { userCode, password, passwordHash, mustChangePassword } = made;
  const owner = eq(user.userCode, userCode);
  const [before] = await transaction.select({ passwordHash: user.passwordHash }).from(user).where(owner).for('update');
  if (!before) throw new Error('there is no such person');
  await transaction.insert(passwordHistory).values({ userCode, passwordHash: before.passwordHash, replacedAt: now });
  const stored = { passwordHash, passwordStrength: passwordStrength(password), mustChangePassword };
  await transaction
    .update(user)
    .set({ ...stored, passwordChangedAt: now })
    .where(owner);
  const kept = await earlierOf(transaction, userCode);
  const historyIds = kept.map(({ historyId }) => historyId);
  await transaction
    .delete(passwordHistory)
    .where(and(eq(passwordHistory.userCode, userCode), notInArray(passwordHistory.historyId, historyIds)));
}

/** Measures a password that was never measured. The login can do it, because the person types the password there. */
export async function measurePassword(
  db: Queryable,
  { userCode, passwordHash, passwordStrength: known }: typeof user.$inferSelect,
  password: string,
): Promise<void> {
  if (known !== null) return;
  const same = and(eq(user.userCode, userCode), eq(user.passwordHash, passwordHash), isNull(user.passwordStrength));
  await db
    .update(user)
    .set({ passwordStrength: passwordStrength(password) })
    .where(same);
}

/** Stores the same password with a more expensive hash, unless it has been changed meanwhile. */
export async function raiseHash(
  db: Queryable,
  passwords: Passwords,
  { userCode, passwordHash }: { readonly userCode: string; readonly passwordHash: string },
  password: string,
): Promise<void> {
  if (!passwords.isCheap(passwordHash)) return;
  const raised = await passwords.hash(password);
  const same = and(eq(user.userCode, userCode), eq(user.passwordHash, passwordHash));
  await db.update(user).set({ passwordHash: raised }).where(same);
}
