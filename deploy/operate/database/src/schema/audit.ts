import { bigint, customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const ids = customType<{ data: string }>({ dataType: () => 'int8multirange' });
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Audit rows that were sealed together. Only SQL functions write them: see `migrations/0070_audit.sql`. */
export const auditBlock = pgTable(
  'audit_block',
  {
    journal: text('journal').notNull(),
    number: integer('number').notNull(),
    ids: ids('ids').notNull(),
    firstId: bigint('first_id', { mode: 'number' }).notNull(),
    lastId: bigint('last_id', { mode: 'number' }).notNull(),
    rows: integer('rows').notNull(),
    firstAt: at('first_at').notNull(),
    lastAt: at('last_at').notNull(),
    rowsHash: text('rows_hash').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
    ended: transactionId('ended').notNull(),
    horizon: transactionId('horizon').notNull(),
    settledId: bigint('settled_id', { mode: 'number' }).notNull(),
    sealedAt: at('sealed_at').notNull().defaultNow(),
    removedAt: at('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.journal, table.number] }),
    index('audit_block_last').on(table.journal, table.lastId),
    index('audit_block_removed').on(table.journal, table.removedAt),
  ],
);
