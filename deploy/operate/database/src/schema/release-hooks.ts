import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns';

/** A receiver of what happens to releases: a server by https, or an e-mail address (`mailto:`). */
export const releaseHook = pgTable('release_hook', {
  id: text('id').primaryKey(),
  url: text('url').notNull(),
  events: text('events').array().notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** One event for one receiver, kept until it is told and for some days after. */
export const hookDelivery = pgTable(
  'hook_delivery',
  {
    /** The same at each attempt, so that the receiver can recognise a repetition. */
    id: text('id').primaryKey(),
    hookId: text('hook_id')
      .notNull()
      .references(() => releaseHook.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    /** The JSON text as it is signed and sent. */
    body: text('body').notNull(),
    state: text('state').$type<'waiting' | 'told' | 'given-up'>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: at('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error').notNull().default(''),
    createdAt: at('created_at').notNull().defaultNow(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    index('hook_delivery_due').on(table.nextAttemptAt).where(sql`state = 'waiting'`),
    index('hook_delivery_hook').on(table.hookId, table.createdAt),
  ],
);
