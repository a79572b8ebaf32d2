import type { Queryable } from '@portal/database';
import { employee } from '@portal/database/schema/platform';
import { and, eq } from 'drizzle-orm';
import { notifyCompany } from '../../kernel/dispatch/notify';
import { nameInMessage } from '../../kernel/outbox/name-in-message';
import { makeRoot, settleHandOver } from './hand-over';
import { placeNotices } from './notices';

type EmployeeRow = typeof employee.$inferSelect;

/** Tells the company's root manager the answer. */
async function notifyOfAnswer(db: Queryable, { compCode, userName }: EmployeeRow, accepted: boolean, now: Date) {
  const said = { person: nameInMessage(userName ?? '') };
  await notifyCompany(db, accepted ? placeNotices.accepted : placeNotices.refused, { compCode }, said, now);
}

const stillOpen = ({ employeeCode }: EmployeeRow) =>
  and(eq(employee.employeeCode, employeeCode), eq(employee.status, '0'));

/** The person, who is logged in, accepts the place, and from now on it counts. False: the place is no longer open. */
export async function acceptPlace(db: Queryable, place: EmployeeRow, now: Date): Promise<boolean> {
  const [accepted] = await db
    .update(employee)
    .set({ status: '1', mobile: null, madeAccount: false, lastLoginAt: now })
    .where(stillOpen(place))
    .returning();
  if (!accepted) return false;
  await notifyOfAnswer(db, accepted, true, now);
  if (accepted.becomesRoot) {
    await makeRoot(db, accepted);
    await settleHandOver(db, accepted.compCode, '新管理员已接受', now);
  }
  return true;
}

/** The person refuses. The company sees that, and may ask again a few times. */
export async function refusePlace(db: Queryable, place: EmployeeRow, now: Date): Promise<boolean> {
  const [refused] = await db
    .update(employee)
    .set({ status: '3', becomesRoot: false })
    .where(stillOpen(place))
    .returning();
  if (!refused) return false;
  if (place.becomesRoot) await settleHandOver(db, refused.compCode, '新管理员已拒绝', now);
  await notifyOfAnswer(db, refused, false, now);
  return true;
}
