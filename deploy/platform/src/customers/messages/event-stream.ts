import type { Queryable } from '@portal/database';
import { message } from '@portal/database/schema/platform';
import type { CallReply, StreamEvents } from '@portal/shared/contract';
import { and, asc, gt, isNull, max } from 'drizzle-orm';
import type { CallContext, CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { one } from '../../kernel/data/one';
import { notLoggedIn } from '../../kernel/http/http-error';
import type { EventReply, ServerEvent } from '../../kernel/http/replies';
import { Doorbell } from '../../kernel/messages/doorbell';
import { countUnread, messagesOf, type Receiver } from '../../kernel/messages/own-messages';
import { readPlace, type StreamPlace } from '../../kernel/messages/stream-place';
import { issueTicket, useTicket } from '../../kernel/protection/tickets';
import type { Services } from '../../kernel/services';
import { endSentence } from '../../kernel/session/end-reasons';
import { receiverOf } from './read-messages';

const ticketSeconds = 60;

/**
 * It is less than a minute, because proxies close a silent connection after a minute. A lost notification is also made
 * good after this time.
 */
const aliveMs = 20_000;

const atOnce = 50;

async function newestSerial(db: Queryable, receiver: Receiver): Promise<number> {
  const rows = await db
    .select({ serial: max(message.serial) })
    .from(message)
    .where(messagesOf(receiver));
  return one(rows).serial ?? 0;
}

/**
 * A browser that has heard nothing yet listens from `lastEventId`, so that it misses no message between the ticket and
 * the first event, even if it loads another page in between.
 */
export async function eventTicket(context: CompanyContext): Promise<CallReply<'eventTicket'>> {
  const { db, origin, now, session, member } = context;
  const receiver = receiverOf(context);
  const lastEventId = String(await newestSerial(db, receiver));
  const data: StreamPlace = { ...receiver, sessionId: session.sessionId, employeeCode: member.employeeCode };
  const made = { kind: 'events', binding: origin.tenant, data, seconds: ticketSeconds } as const;
  return { ticket: await issueTicket(db, made, now), expiresIn: ticketSeconds, lastEventId };
}

function messagesAfter(db: Queryable, receiver: Receiver, serial: number) {
  return db
    .select()
    .from(message)
    .where(and(messagesOf(receiver), gt(message.serial, serial), isNull(message.deletedAt)))
    .orderBy(asc(message.serial))
    .limit(atOnce);
}

function messageEvent(row: typeof message.$inferSelect): ServerEvent {
  const { id, title, sentAt } = row;
  const type = row.type as StreamEvents['message']['type'];
  return { event: 'message', id: String(row.serial), data: { id, title, type, sendTime: sentAt.toISOString() } };
}

/** Returns the events of one person in one company after one message, until the session ends or the listener leaves. */
async function* follow(
  { db, config, subscribers, streams }: Services,
  place: StreamPlace,
  after: number | undefined,
  left: AbortSignal,
): AsyncGenerator<ServerEvent | 'alive'> {
  const bell = new Doorbell();
  const leave = await subscribers.subscribe(place.userCode, bell.ring);
  const stream = streams.enter(place);
  const gone = AbortSignal.any([left, stream.signal]);
  try {
    let serial = after ?? (await newestSerial(db, place));
    let shown: number | undefined;
    while (!gone.aborted && !subscribers.closed) {
      const state = await readPlace(db, config, place);
      if (state.kind === 'left') return;
      if (state.kind === 'ended') {
        yield { event: 'session', id: String(serial), data: { loginType: '20', msg: endSentence(state.reason) } };
        return;
      }
      if (state.kind === 'open') {
        const rows = await messagesAfter(db, place, serial);
        for (const row of rows) {
          serial = row.serial;
          yield messageEvent(row);
        }
        if (rows.length === atOnce) bell.ring();
        const count = await countUnread(db, place);
        if (count !== shown) {
          shown = count;
          yield { event: 'unread', id: String(serial), data: { compCode: place.compCode, count } };
        }
      }
      if (!(await bell.wait(aliveMs, gone)) && !gone.aborted) yield 'alive';
    }
  } finally {
    leave();
    stream.leave();
  }
}

/**
 * With `lastEventId` the stream continues from there, so that a broken connection misses nothing. Without it the stream
 * begins now.
 */
export async function eventStream(context: CallContext, { query }: HandlerInput<'eventStream'>): Promise<EventReply> {
  const { db, origin, now } = context;
  const place = await useTicket(db, 'events', origin.tenant, query.ticket, now);
  if (!place) throw notLoggedIn();
  const after = query.lastEventId === undefined ? undefined : Number(query.lastEventId);
  return (gone) => follow(context, place, after, gone);
}
