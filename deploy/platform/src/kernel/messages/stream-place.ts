import type { Queryable } from '@portal/database';
import { employee, session } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import type { PlatformConfig } from '../config';
import type { Receiver } from './own-messages';

/** The place of a stream: a session in one company. */
export interface StreamPlace extends Receiver {
  readonly sessionId: string;
  readonly employeeCode: string;
}

export type PlaceState =
  | { readonly kind: 'open' }
  /** The session was idle for too long: the stream tells nothing until the person has proved who they are. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'ended'; readonly reason: string }
  /** The session has moved to another company. */
  | { readonly kind: 'left' };

type SessionRow = typeof session.$inferSelect;

export interface PlaceRow
  extends Pick<SessionRow, 'endedAt' | 'endReason' | 'expiresAt' | 'lastActiveAt' | 'employeeCode'> {
  readonly status: string | null;
}

/** Decides what a stream may still tell. It is a pure function. */
export function placeState(
  row: PlaceRow | undefined,
  employeeCode: string,
  idleSeconds: number,
  now: Date,
): PlaceState {
  if (!row || row.expiresAt <= now) return { kind: 'ended', reason: 'expired' };
  if (row.endedAt) return { kind: 'ended', reason: row.endReason ?? 'logout' };
  if (row.employeeCode !== employeeCode) return { kind: 'left' };
  if (row.status !== '1') return { kind: 'ended', reason: 'disabled' };
  return { kind: now.getTime() - row.lastActiveAt.getTime() > idleSeconds * 1000 ? 'locked' : 'open' };
}

export async function readPlace(db: Queryable, config: PlatformConfig, place: StreamPlace): Promise<PlaceState> {
  const [row] = await db
    .select({
      endedAt: session.endedAt,
      endReason: session.endReason,
      expiresAt: session.expiresAt,
      lastActiveAt: session.lastActiveAt,
      employeeCode: session.employeeCode,
      status: employee.status,
    })
    .from(session)
    .leftJoin(employee, eq(employee.employeeCode, session.employeeCode))
    .where(eq(session.sessionId, place.sessionId));
  return placeState(row, place.employeeCode, config.session.idle, new Date(config.clock()));
}
