import type { Queryable } from '@portal/database';
import { session } from '@portal/database/schema/platform';
import { and, desc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { Origin } from '../calls/context';
import type { PlatformConfig } from '../config';
import { hashOf, newCode, newToken } from '../data/new-code';
import { announce } from '../messages/announce';
import type { EndReason } from './end-reasons';

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
  readonly origin: Origin;
  /** How many sessions the person may have, this one included. */
  readonly most: number;
}

function freshTokens(config: PlatformConfig, now: Date) {
  const tokens: Tokens = {
    accessToken: newToken(),
    refreshToken: newToken(),
    failurePeriodSec: config.session.idle,
    expiresIn: config.session.accessToken,
  };
  const columns = {
    accessHash: hashOf(tokens.accessToken),
    refreshHash: hashOf(tokens.refreshToken),
    accessExpiresAt: new Date(now.getTime() + config.session.accessToken * 1000),
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
  const { tokens, columns } = freshTokens(config, now);
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

/** New tokens for a session, in the same or another company. The old refresh token lives on for a moment. */
export async function rotateTokens(
  db: Queryable,
  config: PlatformConfig,
  found: Pick<typeof session.$inferSelect, 'sessionId' | 'refreshHash' | 'userCode' | 'employeeCode'>,
  employeeCode: string | null,
  now: Date,
): Promise<Tokens> {
  const { tokens, columns } = freshTokens(config, now);
  await db
    .update(session)
    .set({ ...columns, previousRefreshHash: found.refreshHash, employeeCode })
    .where(eq(session.sessionId, found.sessionId));
  if (employeeCode !== found.employeeCode) await announce(db, found.userCode);
  return tokens;
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
