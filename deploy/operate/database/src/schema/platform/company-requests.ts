import { sql } from 'drizzle-orm';
import { index, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, platform } from './namespace';
import { companyRef } from './people';

/** A request about a company's place on the platform: to close it, to open it again, to lift a freeze. */
export const companyRequest = platform.table(
  'company_request',
  {
    requestId: text('request_id').primaryKey(),
    /** The number of the request that people see. */
    requestNo: text('request_no').notNull().default(sql`platform.next_number('SQ')`),
    compCode: companyRef('comp_code'),
    kind: text('kind').$type<'closing' | 'reopening' | 'unfreeze'>().notNull(),
    state: text('state').$type<'SUBMITTED' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN'>().notNull(),
    reason: text('reason').notNull(),
    fileTokens: jsonb('file_tokens').$type<string[]>().notNull().default([]),
    /** The name of the person who asked. */
    applicant: text('applicant').notNull(),
    opinion: text('opinion').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('company_request_company').on(table.compCode, table.createdAt),
    uniqueIndex('company_request_number').on(table.requestNo),
    uniqueIndex('company_request_under_review').on(table.compCode).where(sql`state = 'SUBMITTED'`),
  ],
);
