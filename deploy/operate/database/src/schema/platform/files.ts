import { sql } from 'drizzle-orm';
import { boolean, index, integer, text } from 'drizzle-orm/pg-core';
import { sealedFile } from '../../sealing/sealed-columns';
import { instant, platform } from './namespace';
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
    /** SHA-256 of the clear content, hexadecimal. */
    digest: text('digest').notNull(),
    content: sealedFile('stored_file', 'content').notNull(),
    /** False: no row refers to this upload yet. It is removed after a while. */
    kept: boolean('kept').notNull().default(false),
    /** `NONE`: nobody scans uploads here. `FAILED`: no result came. A file with `FOUND` opens for nobody. */
    scan: text('scan').$type<'NONE' | 'WAITING' | 'CLEAN' | 'FOUND' | 'FAILED'>().notNull().default('NONE'),
    /** The name of what was found. */
    scanReason: text('scan_reason').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('stored_file_uploads').on(table.userCode, table.kept, table.createdAt),
    index('stored_file_company').on(table.compCode),
    index('stored_file_scan').on(table.fileToken).where(sql`scan = 'WAITING'`),
  ],
);
