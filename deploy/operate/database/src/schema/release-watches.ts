import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { at } from './columns';
import { tenantRef } from './tenants';

/** One slot's part of a change. */
export interface WatchedMove {
  slot: string;
  /** `<package>@<build>`: what ran before, and what runs now. */
  from: string;
  to: string;
  /** The fall-back of the release that ran before. */
  lastGoodId: number | null;
}

/** `superseded`: somebody moved a slot before anything was decided. */
export type WatchState = 'watching' | 'passed' | 'told' | 'went-back' | 'superseded';

/** The slots that one change moved are watched together, and go back together. */
export const releaseWatch = pgTable(
  'release_watch',
  {
    id: serial('id').primaryKey(),
    tenantCode: tenantRef('tenant_code'),
    /** The change: `assign`, `promote` or `rollback`. */
    action: text('action').notNull(),
    moves: jsonb('moves').$type<WatchedMove[]>().notNull(),
    beganAt: at('began_at').notNull().defaultNow(),
    endsAt: at('ends_at').notNull(),
    state: text('state').$type<WatchState>().notNull().default('watching'),
    decidedAt: at('decided_at'),
    /** The slot whose release was bad, why, and the figures. */
    decision: jsonb('decision').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('release_watch_tenant').on(table.tenantCode, table.id),
    index('release_watch_open').on(table.id).where(sql`state = 'watching'`),
  ],
);
