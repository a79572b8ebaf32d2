import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from './columns';

/** An error is forgotten when nobody has seen it for so many days, unless the operator says fewer. */
export const maxErrorDays = 30;

/** A place in the sources, or in a built file if there was no map for it. */
export interface ErrorFrame {
  /** The package whose code it is. */
  package: string;
  file: string;
  line: number;
  column: number;
  /** False: it is the place in the built file. */
  original: boolean;
}

/** What somebody decided about an error. */
export type ErrorStanding = 'muted' | 'resolved';

/** Errors of releases in browsers, by their fingerprint. It stays the same from build to build. */
export const releaseError = pgTable(
  'release_error',
  {
    fingerprint: text('fingerprint').primaryKey(),
    /** The slot and package whose error it is; `unknown` and empty if nobody knows, `platform` and empty for its calls. */
    slot: text('slot').notNull(),
    package: text('package').notNull(),
    /** The name of the error's class; empty: none was told. */
    class: text('class').notNull(),
    /** As they were when the error was first seen. */
    frames: jsonb('frames').$type<readonly ErrorFrame[]>().notNull(),
    firstSeen: at('first_seen').notNull(),
    lastSeen: at('last_seen').notNull(),
    /** The release that brought it or brought it back, `<package>@<build>`; null if nobody can say. */
    newIn: text('new_in'),
    /** When the receivers of hooks were told that this release has it; null: not yet. */
    toldAt: at('told_at'),
    /** Null: open. */
    standing: text('standing').$type<ErrorStanding>(),
    standingBy: text('standing_by'),
    standingAt: at('standing_at'),
  },
  (table) => [index('release_error_last_seen').on(table.lastSeen)],
);

/** Where an error was seen: by tenant and release, with the last values of each kind. */
export const releaseErrorSeen = pgTable(
  'release_error_seen',
  {
    fingerprint: text('fingerprint')
      .notNull()
      .references(() => releaseError.fingerprint, { onDelete: 'cascade' }),
    tenantCode: text('tenant_code').notNull(),
    package: text('package').notNull(),
    build: text('build').notNull(),
    firstSeen: at('first_seen').notNull(),
    lastSeen: at('last_seen').notNull(),
    reports: integer('reports').notNull(),
    /** Marks of visitors, another mark for each error. */
    visitors: text('visitors').array().notNull(),
    /** The last few marks of networks, another mark for each error. Gateways from before this column wrote none. */
    networks: text('networks').array().notNull().default(sql`'{}'`),
    kinds: text('kinds').array().notNull(),
    /** The patterns of routes. */
    pages: text('pages').array().notNull(),
    /** The families of browsers. */
    browsers: text('browsers').array().notNull(),
    /** The numbers of failure cards. */
    numbers: text('numbers').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fingerprint, table.tenantCode, table.package, table.build] }),
    index('release_error_seen_release').on(table.package, table.build),
  ],
);
