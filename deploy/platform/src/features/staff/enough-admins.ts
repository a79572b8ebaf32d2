import type { Queryable } from '@portal/database';
import { staff, staffRole } from '@portal/database/schema/platform';
import { and, countDistinct, eq } from 'drizzle-orm';
import { one } from '../../core/data/one';
import { takeTurn } from '../../core/data/take-turn';
import { conflict } from '../../core/http/refusal';

/** With fewer, one lost phone locks everybody out. */
export const fewestAdmins = 2;

async function activeAdmins(transaction: Queryable): Promise<number> {
  const rows = await transaction
    .select({ number: countDistinct(staff.staffId) })
    .from(staff)
    .innerJoin(staffRole, eq(staffRole.staffId, staff.staffId))
    .where(and(eq(staff.state, 'active'), eq(staffRole.role, 'admin')));
  return one(rows).number;
}

/** Changes of administrators happen one after the other. */
export const takeAdminsTurn = (transaction: Queryable) => takeTurn(transaction, 'staff-admins');

/** Makes a change, and takes it back if it leaves fewer administrators than before and too few. */
export async function keepingAdmins<T>(transaction: Queryable, change: () => Promise<T>): Promise<T> {
  await takeAdminsTurn(transaction);
  const before = await activeAdmins(transaction);
  const done = await change();
  const after = await activeAdmins(transaction);
  if (after < before && after < fewestAdmins) throw conflict(`至少需要${fewestAdmins}名可用的管理员，请先增加管理员`);
  return done;
}
