import type { Queryable } from '@portal/database';
import { staff, staffRole } from '@portal/database/schema/platform';
import { and, countDistinct, eq } from 'drizzle-orm';
import { one } from '../../kernel/data/one';
import { takeTurn } from '../../kernel/data/take-turn';
import { conflict } from '../../kernel/http/http-error';

/** With fewer, one lost phone locks everybody out. */
export const fewestAdmins = 2;

export async function activeAdmins(transaction: Queryable): Promise<number> {
  const rows = await transaction
    .select({ number: countDistinct(staff.staffId) })
    .from(staff)
    .innerJoin(staffRole, eq(staffRole.staffId, staff.staffId))
    .where(and(eq(staff.state, 'active'), eq(staffRole.role, 'admin')));
  return one(rows).number;
}

/**
 * Throws unless two people could agree about a role: with one administrator nobody could confirm it, and that one could
 * make the second person themselves.
 */
export async function requireTwoAdmins(transaction: Queryable): Promise<void> {
  if ((await activeAdmins(transaction)) >= fewestAdmins) return;
  throw conflict(
    `可用的管理员不足${fewestAdmins}名。请先由运维人员在服务器上执行 portal staff invite <登录名> --admin 增加管理员，该角色才能在此授予`,
  );
}

/** Changes of administrators happen one after the other. */
export const takeAdminsTurn = (transaction: Queryable) => takeTurn(transaction, 'staff-admins');

const tooFew = () => conflict(`至少需要${fewestAdmins}名可用的管理员，请先增加管理员`);

/** Throws if without one of them there are too few, for what would take an administrator away later. */
export async function requireSpareAdmin(transaction: Queryable): Promise<void> {
  if ((await activeAdmins(transaction)) <= fewestAdmins) throw tooFew();
}

/** Makes a change, and takes it back if it leaves fewer administrators than before and too few. */
export async function keepingAdmins<T>(transaction: Queryable, change: () => Promise<T>): Promise<T> {
  await takeAdminsTurn(transaction);
  const before = await activeAdmins(transaction);
  const done = await change();
  const after = await activeAdmins(transaction);
  if (after < before && after < fewestAdmins) throw tooFew();
  return done;
}
