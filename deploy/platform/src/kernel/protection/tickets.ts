import type { Queryable } from '@portal/database';
import { ticket } from '@portal/database/schema/platform';
import type { WayOutKind } from '@portal/shared/codes/ways-out';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { hashOf, newToken } from '../data/new-code';
import type { StreamPlace } from '../messages/stream-place';

type Nothing = Record<string, never>;

/** The kinds of one-time tickets, and the data of each. */
export interface TicketData {
  /** The click verification, good for one code. `captcha`: the person has solved one. */
  click: { captcha: boolean };
  captchaPassed: Nothing;
  /** A login that still needs the e-mail code. */
  securityCheck: { userCode: string };
  /** The session's person has just typed the right password. The session finds the ticket again. */
  oldPassword: Nothing;
  /** A login that still needs a new password. */
  passwordChange: { userCode: string };
  /** A new e-mail address or number that got a code, and one whose code was typed right. */
  contactAsked: { value: string };
  contactProven: { value: string };
  /** Empty: nobody has that number. */
  passwordReset: { userCode: string };
  /** A person with a proven number whose company exists already. */
  joinCompany: { compCode: string; userName: string; mobile: string; email: string; passwordHash: string };
  /** The legal person's face was recognised, and the administrator proved who they are. */
  faceProof: { compCode: string };
  adminVerified: { compCode: string };
  /** The person who enters a product. The product's own server asks for it; the ticket is bound to the product. */
  handover: { compCode: string; employeeCode: string };
  /** A login of staff that still needs the second factor. */
  staffLogin: { staffId: string };
  /** Staff are at the identity provider. `linkHash`: a person follows their one-time link; empty: a usual login. */
  staffOidc: { verifier: string; nonce: string; linkHash: string };
  /** The same for somebody at work who proves who they are once more, in this session. */
  staffFactor: { verifier: string; nonce: string; sessionId: string };
  /** A person follows their one-time link and has to bind the authenticator, whose secret is sealed for them. */
  staffAccept: {
    staffId: string;
    loginName: string;
    linkHash: string;
    displayName: string;
    passwordHash: string;
    factorSealed: string;
  };
  /** The administrator of a company that nobody can enter proved who they are by a login. */
  wayOut: { employeeCode: string; kind: WayOutKind };
  /** Opens an event stream, because a browser cannot send a token for one. */
  events: StreamPlace;
}

export type TicketKind = keyof TicketData;

interface NewTicket<K extends TicketKind> {
  readonly kind: K;
  /** The only user of the ticket: browser and address, or person, as the kind says. */
  readonly binding: string;
  readonly data: TicketData[K];
  readonly seconds: number;
  /** Set if the ticket is not handed out: a text that both sides know finds it again. */
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

/** Returns the data of the ticket, undefined when it is not valid. The ticket stays valid. */
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

/** Does the same and uses the ticket up. If two use it at once, one wins. */
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
