import { sql } from 'drizzle-orm';
import { index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, platform } from './namespace';
import { company } from './people';

/** What goes out to others by itself: written together with its event, sent by a worker afterwards. */
export const dispatch = platform.table(
  'dispatch',
  {
    dispatchId: text('dispatch_id').primaryKey(),
    /** Which worker's work it is, such as `notice`. */
    lane: text('lane').notNull(),
    /** What it says; the text is made of it and of the variables when it is sent. */
    purpose: text('purpose').notNull(),
    variables: jsonb('variables').$type<Record<string, string>>().notNull().default({}),
    tenant: text('tenant').notNull(),
    channel: text('channel').notNull(),
    recipient: text('recipient').notNull(),
    /** Of two rows with the same key the second is not written, as long as the first is kept. */
    dedupeKey: text('dedupe_key'),
    state: text('state').$type<'WAITING' | 'SENT' | 'FAILED'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** While it is being sent: when another worker may take it over. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    lastError: text('last_error').notNull().default(''),
  },
  (table) => [
    uniqueIndex('dispatch_dedupe').on(table.dedupeKey),
    index('dispatch_due').on(table.lane, table.nextAttemptAt).where(sql`state = 'WAITING'`),
    index('dispatch_finished').on(table.finishedAt).where(sql`state = 'SENT'`),
  ],
);

/** Of which paper's end a company was told already: once for each threshold. */
export const paperReminder = platform.table(
  'paper_reminder',
  {
    compCode: text('comp_code')
      .notNull()
      .references(() => company.compCode),
    paper: text('paper').notNull(),
    expiresOn: text('expires_on').notNull(),
    daysBefore: integer('days_before').notNull(),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.compCode, table.paper, table.expiresOn, table.daysBefore] })],
);
