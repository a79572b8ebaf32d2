import { sql } from 'drizzle-orm';
import { index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, platform } from './namespace';
import { companyRef } from './people';

/**
 * Letters that the platform sends by itself. A row is written together with its event; a worker sends it afterwards.
 */
export const dispatch = platform.table(
  'dispatch',
  {
    dispatchId: text('dispatch_id').primaryKey(),
    /** Names the worker that sends the row, such as `notice`. */
    lane: text('lane').notNull(),
    /** Names the content. The worker makes the text of it and of the variables when it sends the row. */
    purpose: text('purpose').notNull(),
    variables: jsonb('variables').$type<Record<string, string>>().notNull().default({}),
    tenant: text('tenant').notNull(),
    channel: text('channel').notNull(),
    recipient: text('recipient').notNull(),
    /** While a row with this key is kept, a second row with the same key is not written. */
    dedupeKey: text('dedupe_key'),
    state: text('state').$type<'WAITING' | 'SENT' | 'FAILED'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /**
     * The time of the next attempt. While a worker sends the row, it is the time after which another worker may take it
     * over.
     */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    lastError: text('last_error').notNull().default(''),
    /** The request that wrote the row (W3C Trace Context). Empty: no request did. */
    traceparent: text('traceparent').notNull().default(''),
  },
  (table) => [
    uniqueIndex('dispatch_dedupe').on(table.dedupeKey),
    index('dispatch_due').on(table.lane, table.nextAttemptAt).where(sql`state = 'WAITING'`),
    index('dispatch_given_up').on(table.purpose).where(sql`state = 'FAILED'`),
    index('dispatch_recipient').on(table.tenant, table.recipient, table.createdAt),
    index('dispatch_finished').on(table.finishedAt).where(sql`state = 'SENT'`),
  ],
);

/** What a provider calls an SMS that it has taken, and what it reports of it later. It holds no number and no text. */
export const smsReceipt = platform.table(
  'sms_receipt',
  {
    provider: text('provider').$type<'first' | 'second'>().notNull(),
    receipt: text('receipt').notNull(),
    /** The row of `dispatch` or `sent_code`. */
    reference: text('reference').notNull(),
    takenAt: instant('taken_at').notNull(),
    /** Null: nothing was reported yet. */
    state: text('state').$type<'ARRIVED' | 'UNDELIVERED'>(),
    /** The provider's code of the report, and its words. */
    code: text('code').notNull().default(''),
    words: text('words').notNull().default(''),
    reportedAt: instant('reported_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.receipt] }),
    index('sms_receipt_reference').on(table.reference),
    index('sms_receipt_taken').on(table.takenAt),
  ],
);

/** The papers about whose end a company was already told, once for each threshold. */
export const paperReminder = platform.table(
  'paper_reminder',
  {
    compCode: companyRef('comp_code'),
    paper: text('paper').notNull(),
    expiresOn: text('expires_on').notNull(),
    daysBefore: integer('days_before').notNull(),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.compCode, table.paper, table.expiresOn, table.daysBefore] })],
);
