import type { Queryable } from '@portal/database';
import { session, spentRefresh } from '@portal/database/schema/platform';
import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PlatformConfig } from '../config';
import { hashOf, newCode, newToken } from '../data/new-code';
import type { Origin } from '../http/origin';
import { announce } from '../messages/announce';
import type { EndReason } from './end-reasons';
import { dropProofs } from './step-up-proofs';
import { derivedPair, freshPair, type TokenPair } from './token-pair';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly failurePeriodSec: number;
  readonly expiresIn: number;
}

interface NewSession {
  readonly userCode: string;
  readonly employeeCode?: string;
  readonly browserId: string;
  /** The hash of the cookie that the browser gets with the tokens. */
  readonly cookieHash: string;
  readonly origin: Origin;
  /** The most sessions that the person may have, this one included. */
  readonly most: number;
}

/** Makes the next tokens, and the columns that a session's row keeps of them. */
function nextTokens(config: PlatformConfig, now: Date, { accessToken, refreshToken }: TokenPair) {
  const { idle: failurePeriodSec, accessToken: expiresIn } = config.session;
  const tokens: Tokens = { accessToken, refreshToken, failurePeriodSec, expiresIn };
  const columns = {
    accessHash: hashOf(accessToken),
    refreshHash: hashOf(refreshToken),
    accessExpiresAt: new Date(now.getTime() + expiresIn * 1000),
    rotatedAt: now,
  };
  return { tokens, columns };
}

/** Begins a session. If the person has too many, the oldest end and say why. */
export async function startSession(
  db: Queryable,
  config: PlatformConfig,
  made: NewSession,
  now: Date,
): Promise<Tokens> {
  const { tokens, columns } = nextTokens(config, now, freshPair());
  const { origin, userCode } = made;
  await db.insert(session).values({
    sessionId: newCode('S'),
    tenant: origin.tenant,
    userCode,
    employeeCode: made.employeeCode ?? null,
    ...columns,
    expiresAt: new Date(now.getTime() + config.session.absolute * 1000),
    lastActiveAt: now,
    browserHash: hashOf(made.browserId),
    cookieHash: made.cookieHash,
    userAgent: origin.userAgent.slice(0, 300),
    address: origin.address,
    createdAt: now,
  });
  const surplus = await db
    .select({ sessionId: session.sessionId })
    .from(session)
    .where(and(eq(session.userCode, userCode), isNull(session.endedAt)))
    .orderBy(desc(session.createdAt), desc(session.sessionId))
    .offset(made.most);
  if (surplus.length > 0) {
    const ids = surplus.map(({ sessionId }) => sessionId);
    await endSessions(db, inArray(session.sessionId, ids), 'otherDevice', now);
  }
  return tokens;
}

type SessionRow = typeof session.$inferSelect;

interface Rotation {
  readonly config: PlatformConfig;
  readonly now: Date;
  /** The person's place in the company of the new tokens. */
  readonly employeeCode: string | null;
  /** The role chosen there. */
  readonly compRole: string | null;
  /** The hash of the browser's cookie. It binds a session that is not bound yet. */
  readonly cookieHash: string;
  /** The refresh token that the browser sent, if it sent one. */
  readonly refreshToken?: string;
}

/**
 * New tokens for a session, in the same or another company. The previous refresh token stays valid for a moment. The
 * one before that is spent: a browser that still sends it has stolen it. Null: another request was faster and has
 * changed the row.
 */
export async function rotateTokens(db: Queryable, found: SessionRow, rotation: Rotation): Promise<Tokens | null> {
  const { sessionId, previousRefreshHash } = found;
  const { config, now, employeeCode, compRole, cookieHash, refreshToken } = rotation;
  const tokenSeed = refreshToken === undefined ? null : newToken();
  const pair = refreshToken === undefined || tokenSeed === null ? freshPair() : derivedPair(refreshToken, tokenSeed);
  const { tokens, columns } = nextTokens(config, now, pair);
  // Stores the previous token as spent before the row forgets it. A request looks for the session's current tokens
  // first.
  if (previousRefreshHash !== null)
    await db.insert(spentRefresh).values({ refreshHash: previousRefreshHash, sessionId }).onConflictDoNothing();
  const rotated = await db
    .update(session)
    .set({ ...columns, tokenSeed, previousRefreshHash: found.refreshHash, employeeCode, compRole, cookieHash })
    .where(and(eq(session.sessionId, sessionId), eq(session.refreshHash, found.refreshHash)))
    .returning({ sessionId: session.sessionId });
  if (rotated.length === 0) return null;
  if (employeeCode !== found.employeeCode) {
    await dropProofs(db, sessionId);
    await announce(db, found.userCode);
  }
  return tokens;
}

/**
 * Returns the same tokens again that a refresh token has just got: another tab may send the same one, or the answer was
 * lost. Undefined if the session has newer ones.
 */
export function sameTokens(
  config: PlatformConfig,
  found: SessionRow,
  refreshToken: string,
  now: Date,
): Tokens | undefined {
  if (found.tokenSeed === null) return undefined;
  const { tokens, columns } = nextTokens(config, now, derivedPair(refreshToken, found.tokenSeed));
  const current = columns.refreshHash === found.refreshHash && columns.accessHash === found.accessHash;
  const seconds = Math.floor((found.accessExpiresAt.getTime() - now.getTime()) / 1000);
  return current && seconds > 0 ? { ...tokens, expiresIn: seconds } : undefined;
}

/** Ends sessions and tells the streams that follow them. */
export async function endSessions(
  db: Queryable,
  which: SQL | undefined,
  reason: EndReason,
  now: Date,
): Promise<number> {
  const ended = await db
    .update(session)
    .set({ endedAt: now, endReason: reason })
    .where(and(which, isNull(session.endedAt)))
    .returning({ userCode: session.userCode });
  for (const userCode of new Set(ended.map((row) => row.userCode))) await announce(db, userCode);
  return ended.length;
}

export const sessionsOfPerson = (userCode: string, except?: string) =>
  and(eq(session.userCode, userCode), except === undefined ? undefined : ne(session.sessionId, except));

export const sessionsOfEmployee = (employeeCode: string) => eq(session.employeeCode, employeeCode);

/** The sessions whose person is in this company now. The same person's sessions in another company go on. */
export const sessionsInCompany = (compCode: string) =>
  sql`${session.employeeCode} in (select employee_code from platform.employee where comp_code = ${compCode})`;
