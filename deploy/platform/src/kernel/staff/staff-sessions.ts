import type { Database, Queryable } from '@portal/database';
import { staff, staffSession } from '@portal/database/schema/platform';
import { and, desc, eq, gt, isNull, ne, type SQL } from 'drizzle-orm';
import type { PlatformConfig } from '../config';
import { hashOf, newCode, newToken } from '../data/new-code';
import type { Origin } from '../http/origin';
import { grantsOf } from './staff-grants';
import type { StaffState } from './staff-state';

/** Activity is noted once in this time. */
const noteEveryMs = 5000;

/** It belongs to the session, and only somebody who holds its token can make it. */
const csrfOf = (token: string) => hashOf(`csrf:${token}`);

/**
 * The sessions of the platform's own people. Everything is read for each call, so an end or a lost role counts at once.
 */
export class StaffSessions {
  readonly #db: Database['db'];
  readonly #limits: PlatformConfig['staff'];

  constructor(db: Database['db'], limits: PlatformConfig['staff']) {
    this.#db = db;
    this.#limits = limits;
  }

  /** Begins a session. Answers its token, which is for the cookie alone. */
  async start(db: Queryable, staffId: string, origin: Origin, now: Date): Promise<string> {
    const token = newToken();
    await db.insert(staffSession).values({
      sessionId: newCode('X'),
      staffId,
      tenant: origin.tenant,
      tokenHash: hashOf(token),
      createdAt: now,
      lastActiveAt: now,
      expiresAt: new Date(now.getTime() + this.#limits.absolute * 1000),
      address: origin.address,
      userAgent: origin.userAgent.slice(0, 300),
    });
    return token;
  }

  /** The person of a token at this host's tenant; null if the session is over, or the person may not work any more. */
  async find(tenant: string, token: string, now: Date): Promise<StaffState | null> {
    const [row] = await this.#db
      .select({ session: staffSession, person: staff })
      .from(staffSession)
      .innerJoin(staff, eq(staff.staffId, staffSession.staffId))
      .where(and(eq(staffSession.tokenHash, hashOf(token)), this.#alive(now), eq(staff.state, 'active')));
    if (!row || row.session.tenant !== tenant) return null;
    const { sessionId, expiresAt, lastActiveAt, provenUntil } = row.session;
    const { staffId, loginName, displayName } = row.person;
    if (now.getTime() - lastActiveAt.getTime() >= noteEveryMs)
      await this.#db
        .update(staffSession)
        .set({ lastActiveAt: now })
        .where(and(eq(staffSession.sessionId, sessionId), this.#alive(now)));
    const grants = await grantsOf(this.#db, staffId);
    return { sessionId, staffId, loginName, displayName, grants, expiresAt, provenUntil, csrf: csrfOf(token) };
  }

  /** The sessions of a person that still last, newest first. */
  async ofPerson(staffId: string, now: Date) {
    return this.#db
      .select()
      .from(staffSession)
      .where(and(eq(staffSession.staffId, staffId), this.#alive(now)))
      .orderBy(desc(staffSession.createdAt));
  }

  #alive(now: Date): SQL | undefined {
    const activeAfter = new Date(now.getTime() - this.#limits.idle * 1000);
    return and(
      isNull(staffSession.endedAt),
      gt(staffSession.expiresAt, now),
      gt(staffSession.lastActiveAt, activeAfter),
    );
  }
}

/** The time for which a second factor that was shown again counts. */
const factorSeconds = 300;

/** The session's person has just shown their second factor again. */
export async function keepFactorProof(db: Queryable, sessionId: string, now: Date): Promise<void> {
  const provenUntil = new Date(now.getTime() + factorSeconds * 1000);
  await db.update(staffSession).set({ provenUntil }).where(eq(staffSession.sessionId, sessionId));
}

type EndReason = 'logout' | 'signedOut' | 'locked' | 'factorReset';

/** Ends a person's sessions: one of them, all but one, or all. Answers their number. */
export async function endStaffSessions(
  db: Queryable,
  staffId: string,
  { only, except, reason }: { readonly only?: string; readonly except?: string; readonly reason: EndReason },
  now: Date,
): Promise<number> {
  const ended = await db
    .update(staffSession)
    .set({ endedAt: now, endReason: reason })
    .where(
      and(
        eq(staffSession.staffId, staffId),
        isNull(staffSession.endedAt),
        only === undefined ? undefined : eq(staffSession.sessionId, only),
        except === undefined ? undefined : ne(staffSession.sessionId, except),
      ),
    )
    .returning({ sessionId: staffSession.sessionId });
  return ended.length;
}
