import { company, employee, session as sessionTable, user } from '@portal/database/schema/platform';
import { compStatusOf } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, or } from 'drizzle-orm';
import type { CallContext } from '../calls/context';
import type { HandlerInput } from '../calls/handler';
import { hashOf } from '../data/new-code';
import { forbidden, notLoggedIn, Refusal } from '../http/refusal';
import { auditAs } from '../protection/audit';
import { compInfoOf } from './comp-info';
import { memberOf } from './find-session';
import { endSessions, rotateTokens } from './sessions';

/** Other tabs may come with the token that was just replaced. */
const graceMs = 60_000;

type SessionRow = typeof sessionTable.$inferSelect;

async function sessionOf(context: CallContext, refreshToken: string): Promise<SessionRow> {
  const { db, now, origin } = context;
  const hash = hashOf(refreshToken);
  const [found] = await db
    .select()
    .from(sessionTable)
    .where(or(eq(sessionTable.refreshHash, hash), eq(sessionTable.previousRefreshHash, hash)));
  if (!found || found.tenant !== origin.tenant || found.endedAt || found.expiresAt <= now) throw notLoggedIn();
  if (found.refreshHash !== hash && now.getTime() - found.rotatedAt.getTime() > graceMs) {
    await endSessions(db, eq(sessionTable.sessionId, found.sessionId), 'stolen', now);
    await auditAs(db, origin, now, 'refresh.reuse', 'refused', { userCode: found.userCode });
    throw notLoggedIn();
  }
  return found;
}

async function placeOf({ db }: CallContext, userCode: string, employeeCode: string) {
  const [row] = await db
    .select()
    .from(employee)
    .innerJoin(company, eq(company.compCode, employee.compCode))
    .innerJoin(user, eq(user.userCode, employee.userCode))
    .where(and(eq(employee.employeeCode, employeeCode), eq(employee.userCode, userCode)));
  return row;
}

type Place = NonNullable<Awaited<ReturnType<typeof placeOf>>>;

/** The company rules of a login, once more where it counts. */
function checkEntry({ employee: place, company: comp }: Place): void {
  if (place.status !== '1') throw forbidden('您在该企业的账号已停用，请联系企业管理员');
  const { entry } = compStatusOf(comp.compStatus);
  if (entry.kind === 'blocked') throw forbidden(entry.reason);
  if (entry.kind === 'certifying' && !place.rootManager) throw forbidden('非管理员不允许登录实名认证中的企业！');
}

/** New tokens; with `employeeCode` for the person's place in another company, which the token then stands for. */
export async function refresh(
  context: CallContext,
  { body }: HandlerInput<'refreshToken'>,
): Promise<CallReply<'refreshToken'>> {
  const { db, config, now, origin } = context;
  const found = await sessionOf(context, body.refreshToken);
  const employeeCode = body.employeeCode ?? found.employeeCode;
  const place = employeeCode === null ? undefined : await placeOf(context, found.userCode, employeeCode);
  const switches = body.employeeCode !== undefined;
  if (switches) {
    const idle = now.getTime() - found.lastActiveAt.getTime() > config.session.idle * 1000;
    if (idle) throw new Refusal('423', '由于您长时间未操作，请验证身份后继续');
    if (!place || (body.compBizCode !== undefined && body.compBizCode !== place.company.compCode)) {
      await auditAs(db, origin, now, 'company.switch', 'refused', { userCode: found.userCode });
      throw forbidden();
    }
    checkEntry(place);
  }
  const tokens = await rotateTokens(db, config, found, place?.employee.employeeCode ?? null, now);
  if (switches && place) {
    const {
      employee: { employeeCode: code },
      company: { compCode },
    } = place;
    await db.update(employee).set({ lastLoginAt: now }).where(eq(employee.employeeCode, code));
    await auditAs(db, origin, now, 'company.switch', 'ok', { userCode: found.userCode, compCode });
  }
  return { ...tokens, compInfo: place ? compInfoOf(place.user, memberOf(place.employee, place.company)) : null };
}
