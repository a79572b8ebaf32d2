import { boolean, index, integer, text } from 'drizzle-orm/pg-core';
import { bytea, instant, platform } from './namespace';
import { company, user } from './people';

export const storedFile = platform.table(
  'stored_file',
  {
    /** Random, so nobody can guess it. But to know it gives nobody a right. */
    fileToken: text('file_token').primaryKey(),
    /** Null: it belongs to every tenant. */
    tenant: text('tenant'),
    /**
     * `PUBLIC`: everybody may read it. `PERSON`: its uploader may. `COMPANY`: the people of the company with the
     * permission may.
     */
    access: text('access').notNull(),
    userCode: text('user_code').references(() => user.userCode),
    compCode: text('comp_code').references(() => company.compCode),
    permission: text('permission'),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    /** SHA-256, hexadecimal. */
    digest: text('digest').notNull(),
    content: bytea('content').notNull(),
    /** False: no row refers to this upload yet. It is removed after a while. */
    kept: boolean('kept').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('stored_file_uploads').on(table.userCode, table.kept, table.createdAt),
    index('stored_file_company').on(table.compCode),
  ],
);
