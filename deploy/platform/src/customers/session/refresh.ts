import { company, employee, session as sessionTable, spentRefresh, user } from '@portal/database/schema/platform';
import { lockedText } from '@portal/shared/codes/session-texts';
import type { CallReply } from '@portal/shared/contract';
import { whyNotEnter } from '@portal/shared/session/company-entry';
import { and, eq, or } from 'drizzle-orm';
import type { CallContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { hashOf } from '../../kernel/data/new-code';
import { conflict, forbidden, HttpError, notLoggedIn } from '../../kernel/http/http-error';
import { auditAs } from '../../kernel/protection/audit';
import { isOfAnotherBrowser, refuseStolen } from '../../kernel/protection/stolen-session';
import { endSentence } from '../../kernel/session/end-reasons';
import { hasRole, memberOf } from '../../kernel/session/find-session';
import { rotateTokens, sameTokens } from '../../kernel/session/sessions';
import { compInfoOf } from './comp-info';

/** For so long other tabs may send the token that was just replaced. */
const graceMs = 60_000;

type SessionRow = typeof sessionTable.$inferSelect;
type Body = HandlerInput<'refreshToken'>['body'];

/** Finds the session whose refresh token it is or was. */
async function ownerOf({ db }: CallContext, hash: string): Promise<SessionRow | undefined> {
  const [found] = await db
    .select()
    .from(sessionTable)
    .where(or(eq(sessionTable.refreshHash, hash), eq(sessionTable.previousRefreshHash, hash)));
  if (found) return found;
  const [spent] = await db
    .select({ owner: sessionTable })
    .from(spentRefresh)
    .innerJoin(sessionTable, eq(sessionTable.sessionId, spentRefresh.sessionId))
    .where(eq(spentRefresh.refreshHash, hash));
  return spent?.owner;
}

/** Returns why a token looks copied, for the audit; null if it does not. */
function theftIn(found: SessionRow, hash: string, context: CallContext): string | null {
  if (found.refreshHash !== hash) {
    if (found.previousRefreshHash !== hash) return 'spent token';
    if (context.now.getTime() - found.rotatedAt.getTime() > graceMs) return 'replaced token';
  }
  return isOfAnotherBrowser(found, context) ? 'another browser' : null;
}

async function sessionOf(context: CallContext, hash: string): Promise<SessionRow> {
  const { now, origin } = context;
  const found = await ownerOf(context, hash);
  if (!found || found.tenant !== origin.tenant) throw notLoggedIn();
  if (found.endedAt) throw notLoggedIn(endSentence(found.endReason ?? 'logout'));
  if (found.expiresAt <= now) throw notLoggedIn();
  const theft = theftIn(found, hash, context);
  return theft === null ? found : refuseStolen(context, found, theft);
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

type Employment = NonNullable<Awaited<ReturnType<typeof placeOf>>>;

/** Checks the company rules of a login again, because this is where the person enters. */
function checkEntry({ employee: place, company: comp }: Employment): void {
  const { status, rootManager } = place;
  const fault = whyNotEnter({ status, rootManager, compStatus: comp.compStatus });
  if (fault !== null) throw forbidden(fault);
}

/** Returns whether the request changes the company or the role, and does not only ask for new tokens. */
const changesPlace = ({ employeeCode, compRoleCode }: Body) => employeeCode !== undefined || compRoleCode !== undefined;

/** Returns the place in a company for the new tokens, if they have one. */
async function nextPlace(context: CallContext, found: SessionRow, body: Body): Promise<Employment | undefined> {
  const { db, config, now, origin } = context;
  const { employeeCode = found.employeeCode, compBizCode } = body;
  if (employeeCode === null) return undefined;
  if (!changesPlace(body)) return placeOf(context, found.userCode, employeeCode);
  const idle = now.getTime() - found.lastActiveAt.getTime() > config.session.idle * 1000;
  if (idle) throw new HttpError('423', lockedText);
  const place = await placeOf(context, found.userCode, employeeCode);
  if (!place || (compBizCode !== undefined && compBizCode !== place.company.compCode)) {
    await auditAs(db, origin, now, 'company.switch', 'refused', { userCode: found.userCode });
    throw forbidden();
  }
  checkEntry(place);
  return place;
}

/** Returns the role there: the requested one, or the old one if the request changes nothing. */
function nextRole(found: SessionRow, place: Employment | undefined, body: Body): string | null {
  if (!changesPlace(body)) return found.compRole;
  const { compRoleCode: role = null } = body;
  if (role !== null && !(place && hasRole(place.company, role))) throw conflict('企业没有该角色，请刷新页面后重试');
  return role;
}

async function noteChange({ db, now, origin }: CallContext, place: Employment, compRole: string | null): Promise<void> {
  const { userCode } = place.user;
  const { compCode } = place.company;
  if (compRole !== null) {
    await auditAs(db, origin, now, 'company.role', 'ok', { userCode, compCode, object: compRole });
    return;
  }
  await db.update(employee).set({ lastLoginAt: now }).where(eq(employee.employeeCode, place.employee.employeeCode));
  await auditAs(db, origin, now, 'company.switch', 'ok', { userCode, compCode });
}

/** Gives new tokens. With `employeeCode` they are for the person's place in another company. */
export async function refresh(
  context: CallContext,
  input: Pick<HandlerInput<'refreshToken'>, 'body'>,
): Promise<CallReply<'refreshToken'>> {
  const { db, browser, config, now } = context;
  const { refreshToken } = input.body;
  const hash = hashOf(refreshToken);
  const found = await sessionOf(context, hash);
  const place = await nextPlace(context, found, input.body);
  const compRole = nextRole(found, place, input.body);
  const changes = changesPlace(input.body);
  const again = changes || found.refreshHash === hash ? undefined : sameTokens(config, found, refreshToken, now);
  const rotation = {
    ...{ config, now, refreshToken },
    employeeCode: place?.employee.employeeCode ?? null,
    compRole,
    cookieHash: browser.keep(),
  };
  const tokens = again ?? (await rotateTokens(db, found, rotation));
  // Another tab sent the same token and was faster. This request can get the same tokens again.
  if (tokens === null) return refresh(context, input);
  if (changes && place) await noteChange(context, place, compRole);
  return {
    ...tokens,
    compInfo: place ? compInfoOf(place.user, memberOf(place.employee, place.company, compRole)) : null,
  };
}
