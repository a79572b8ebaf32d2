import type { Queryable } from '@portal/database';
import { message } from '@portal/database/schema/platform';
import type { MessageType } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { newCode } from '../data/new-code';
import { cleanHtml } from '../html/clean-html';
import { announce } from './announce';
import type { Receiver } from './own-messages';

export interface NewMessage {
  readonly type: MessageType;
  readonly title: string;
  /** HTML; `sendMessage` cleans it. */
  readonly content: string;
  readonly sender: string;
  /** A page of this portal that the message is about. */
  readonly linkUri?: string;
  /** What a person does or sees there, e.g. 去签署协议. Empty: there is nothing to do, so nothing leads there. */
  readonly linkText?: string;
}

const pageOfPortal = /^\/(?![/\\])[\w\-./?=&%]*$/;

/**
 * Sends a message. Senders to the same person take turns until their transactions end. So serials appear in their
 * order, and a stream that continues after one serial has missed none before it.
 */
export async function sendMessage(db: Queryable, to: Receiver, made: NewMessage, now: Date): Promise<string> {
  const { linkUri = '', linkText = null } = made;
  if (linkUri !== '' && !pageOfPortal.test(linkUri)) throw new Error('a message leads to a page of the portal only');
  const id = newCode('M');
  // This is one statement, because `db` may not be a transaction.
  await db.execute(sql`
    with turn as materialized (select pg_advisory_xact_lock(hashtextextended(${`message:${to.userCode}`}, 0)))
    insert into ${message} (id, comp_code, user_code, type, title, content, sender, link_uri, link_text,
      sent_at)
    select ${id}, ${to.compCode}, ${to.userCode}, ${made.type}, ${made.title}, ${cleanHtml(made.content)}, ${made.sender},
      ${linkUri}, ${linkText}, ${now.toISOString()}::timestamptz from turn`);
  await announce(db, to.userCode);
  return id;
}
