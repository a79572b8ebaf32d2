import { integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, instant, platform } from './namespace';

/** The files that wait for the operator's confirmation. */
export const contentDraft = platform.table('content_draft', {
  tenant: text('tenant').primaryKey(),
  savedBy: text('saved_by').notNull(),
  savedAt: instant('saved_at').notNull(),
  /** Names and texts as JSON, compressed by gzip. */
  files: bytea('files').notNull(),
});

/** The files that an operator pushed, version by version. The tenant '' holds those that all tenants share. */
export const contentVersion = platform.table(
  'content_version',
  {
    tenant: text('tenant').notNull(),
    version: integer('version').notNull(),
    pushedBy: text('pushed_by').notNull(),
    pushedAt: instant('pushed_at').notNull(),
    note: text('note').notNull().default(''),
    /** Names and texts as JSON, compressed by gzip. */
    files: bytea('files').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.version] })],
);
