import type { Queryable } from '@portal/database';
import { ticket } from '@portal/database/schema/platform';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { hashOf, newToken } from '../data/new-code';
import type { StreamPlace } from '../messages/stream-place';

type Nothing = Record<string, never>;

/** What one-time tickets are for, and what each carries. */
export interface TicketData {
  /** The click verification, good for one code; `captcha`: after one that was solved. */
  click: { captcha: boolean };
  captchaPassed: Nothing;
  /** A login that still needs the e-mail code. */
  securityCheck: { userCode: string };
  /** The session's person has just typed their password right: found again by the session. */
  oldPassword: Nothing;
  /** A login that still needs a new password. */
  passwordChange: { userCode: string };
  /** A new e-mail address or number that a code went to, and one whose code came back. */
  contactAsked: { value: string };
  contactProven: { value: string };
  /** Empty: nobody has that number. */
  passwordReset: { userCode: string };
  /** Somebody whose number was proven, and whose company is there already. */
  joinCompany: { compCode: string; userName: string; mobile: string; email: string; passwordHash: string };
  /** The legal person's face was recognised, and the administrator proved who they are. */
  faceProof: { compCode: string };
  adminVerified: { compCode: string };
  /** Who enters a product, for its own server to learn; bound to the product. */
  handover: { compCode: string; employeeCode: string };
  /** An event stream, for which a browser can send no token. */
  events: StreamPlace;
}

export type TicketKind = keyof TicketData;

export interface TicketFor {
  readonly kind: TicketKind;
  /** Who alone may use it, as the kind says: browser and address, or person. */
  readonly binding: string;
}

interface NewTicket<K extends TicketKind> extends TicketFor {
  readonly kind: K;
  readonly data: TicketData[K];
  readonly seconds: number;
  /** Where the ticket is not handed out but found again by something both sides know. */
  readonly token?: string;
}

export async function issueTicket<K extends TicketKind>(db: Queryable, made: NewTicket<K>, now: Date): Promise<string> {
  const token = made.token ?? newToken();
  const { kind, binding, data } = made;
  const expiresAt = new Date(now.getTime() + made.seconds * 1000);
  await db
    .insert(ticket)
    .values({ ticketHash: hashOf(`${kind}:${token}`), kind, binding, data, expiresAt })
    .onConflictDoUpdate({ target: ticket.ticketHash, set: { data, binding, expiresAt, usedAt: null } });
  return token;
}

function good(kind: TicketKind, binding: string, token: string, now: Date) {
  return and(
    eq(ticket.ticketHash, hashOf(`${kind}:${token}`)),
    eq(ticket.binding, binding),
    gt(ticket.expiresAt, now),
    isNull(ticket.usedAt),
  );
}

/** What the ticket carries, undefined when it does not hold. Leaves it as it is. */
export async function readTicket<K extends TicketKind>(
  db: Queryable,
  kind: K,
  binding: string,
  token: string,
  now: Date,
): Promise<TicketData[K] | undefined> {
  const [row] = await db
    .select()
    .from(ticket)
    .where(good(kind, binding, token, now));
  return row?.data as TicketData[K] | undefined;
}

/** The same, and nobody can use it again: of two at once one wins. */
export async function useTicket<K extends TicketKind>(
  db: Queryable,
  kind: K,
  binding: string,
  token: string,
  now: Date,
): Promise<TicketData[K] | undefined> {
  const [row] = await db
    .update(ticket)
    .set({ usedAt: now })
    .where(good(kind, binding, token, now))
    .returning();
  return row?.data as TicketData[K] | undefined;
}
