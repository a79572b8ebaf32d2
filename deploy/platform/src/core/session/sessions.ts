import type { Queryable } from '@portal/database';
import { session, spentRefresh } from '@portal/database/schema/platform';
import { and, desc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { Origin } from '../calls/context';
import type { PlatformConfig } from '../config';
import { hashOf, newCode, newToken } from '../data/new-code';
import { announce } from '../messages/announce';
import { dropProofs } from '../step-up/proofs';
import type { EndReason } from './end-reasons';
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
  /** Of the cookie that the browser gets with the tokens. */
  readonly cookieHash: string;
  readonly origin: Origin;
  /** How many sessions the person may have, this one included. */
  readonly most: number;
}

/** The next tokens and what a session's row keeps of them. */
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

/** A new login. Where the person has too many, the oldest end and say so. */
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
  /** The company that the new tokens stand for. */
  readonly employeeCode: string | null;
  /** The role chosen there. */
  readonly compRole: string | null;
  /** Of the browser's cookie: a session of before is bound now. */
  readonly cookieHash: string;
  /** What the browser came with, where it came with it. */
  readonly refreshToken?: string;
}

/**
 * New tokens for a session, in the same or another company. The refresh token before lives on for a moment, the one
 * before that is spent: whoever still comes with it has taken it. Null: somebody else was quicker, and the row is not what it was.
 */
export async function rotateTokens(db: Queryable, found: SessionRow, rotation: Rotation): Promise<Tokens | null> {
  const { sessionId, previousRefreshHash } = found;
  const { config, now, employeeCode, compRole, cookieHash, refreshToken } = rotation;
  const tokenSeed = refreshToken === undefined ? null : newToken();
  const pair = refreshToken === undefined || tokenSeed === null ? freshPair() : derivedPair(refreshToken, tokenSeed);
  const { tokens, columns } = nextTokens(config, now, pair);
  // Before it is forgotten: a session is asked for its current tokens first.
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
 * The tokens that were given for a refresh token just now, once more: for another tab that came with the same one, or
 * where the answer was lost. Undefined where the session has newer ones.
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

/** Ends sessions and tells whoever follows them. */
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
