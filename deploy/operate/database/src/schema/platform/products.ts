import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, platform } from './namespace';
import { companyRef } from './people';

export const product = platform.table('product', {
  productCode: text('product_code').primaryKey(),
  productName: text('product_name').notNull(),
  summary: text('summary').notNull(),
  introduction: text('introduction').notNull(),
  icon: text('icon').notNull(),
  entryUrl: text('entry_url').notNull(),
  /**
   * Hash of the secret that proves the product's own server. If it is empty, that server cannot exchange login codes.
   */
  secretHash: text('secret_hash').notNull().default(''),
  compRoles: jsonb('comp_roles').$type<string[]>().notNull(),
  steps: jsonb('steps').$type<{ title: string; text: string }[]>().notNull(),
  materials: jsonb('materials').$type<string[]>().notNull(),
  questions: jsonb('questions').$type<{ question: string; answer: string }[]>().notNull(),
  /** Tenor, rate, limit: the terms that a finance director asks about first. */
  terms: jsonb('terms').$type<{ name: string; value: string }[]>().notNull().default([]),
  /** Each step says who gives something to whom; the steps stand in the order of time. */
  flow: jsonb('flow').$type<{ from: string; to: string; text: string }[]>().notNull().default([]),
  /** A company signs these before it enters. The server writes each paper for it from the clauses. */
  agreements: jsonb('agreements').$type<{ name: string; clauses: string[] }[]>().notNull(),
  orderNum: integer('order_num').notNull(),
  /** False: nobody may ask for the product any more. Companies that have it keep it. */
  offered: boolean('offered').notNull().default(true),
});

/**
 * The state of a company's right to use a product: it may, it asks for it, or it may no longer. Without a row it has
 * not asked.
 */
export const permit = platform.table(
  'permit',
  {
    compCode: companyRef('comp_code'),
    productCode: text('product_code')
      .notNull()
      .references(() => product.productCode),
    applyNo: text('apply_no').notNull(),
    /** The number of the application that people see. */
    requestNo: text('request_no').notNull().default(sql`platform.next_number('KT')`),
    state: text('state').notNull(),
    reason: text('reason').notNull().default(''),
    remark: text('remark').notNull().default(''),
    /** Name and code of the person who asked. */
    applicant: text('applicant').notNull().default(''),
    applicantCode: text('applicant_code').notNull().default(''),
    files: jsonb('files').$type<string[]>().notNull().default([]),
    /** Each step so far, with its title and time. */
    history: jsonb('history').$type<{ title: string; at: string; remark: string }[]>().notNull().default([]),
    appliedAt: instant('applied_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.compCode, table.productCode] }),
    index('permit_state').on(table.state),
    uniqueIndex('permit_apply_no').on(table.applyNo),
    uniqueIndex('permit_number').on(table.requestNo),
    index('permit_expires').on(table.expiresAt).where(sql`expires_at is not null`),
  ],
);
