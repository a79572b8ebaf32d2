import type { Database } from '@portal/database';
import { employee, user } from '@portal/database/schema/platform';
import { and, eq } from 'drizzle-orm';
import { acceptPlace } from '../../domain/employee/accept-place';
import { conflict } from '../../kernel/http/http-error';
import type { Account } from '../../kernel/session/accounts';

/**
 * The first login to an account accepts the place that it was made for. From then on the account belongs to the person,
 * and no administrator can give it another number.
 */
export async function noteFirstLogin(db: Database['db'], { userCode, mobile }: Account, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const [account] = await transaction.select().from(user).where(eq(user.userCode, userCode)).for('update');
    // After the password check the invitation, and with it the account, went to another number.
    if (account?.mobile !== mobile) throw conflict('账号信息已变更，请重新登录');
    if (account.firstLoginAt !== null) return;
    await transaction.update(user).set({ firstLoginAt: now }).where(eq(user.userCode, userCode));
    const madeFor = and(eq(employee.userCode, userCode), eq(employee.madeAccount, true));
    for (const place of await transaction.select().from(employee).where(madeFor)) {
      await acceptPlace(transaction, place, now);
    }
  });
}
