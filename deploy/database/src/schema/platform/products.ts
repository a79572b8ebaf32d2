import { index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, platform } from './namespace';
import { company } from './people';

export const product = platform.table('product', {
  productCode: text('product_code').primaryKey(),
  productName: text('product_name').notNull(),
  summary: text('summary').notNull(),
  introduction: text('introduction').notNull(),
  icon: text('icon').notNull(),
  entryUrl: text('entry_url').notNull(),
  compRoles: jsonb('comp_roles').$type<string[]>().notNull(),
  steps: jsonb('steps').$type<{ title: string; text: string }[]>().notNull(),
  materials: jsonb('materials').$type<string[]>().notNull(),
  questions: jsonb('questions').$type<{ question: string; answer: string }[]>().notNull(),
  agreements: jsonb('agreements').$type<{ name: string; fileToken: string }[]>().notNull(),
  orderNum: integer('order_num').notNull(),
});

/** What a company may use, asks to use, or may no longer use. No row: not asked for. */
export const permit = platform.table(
  'permit',
  {
    compCode: text('comp_code')
      .notNull()
      .references(() => company.compCode),
    productCode: text('product_code')
      .notNull()
      .references(() => product.productCode),
    applyNo: text('apply_no').notNull(),
    state: text('state').notNull(),
    reason: text('reason').notNull().default(''),
    remark: text('remark').notNull().default(''),
    /** Name and code of the person who asked. */
    applicant: text('applicant').notNull().default(''),
    applicantCode: text('applicant_code').notNull().default(''),
    files: jsonb('files').$type<string[]>().notNull().default([]),
    /** Each step that was taken: state and time. */
    history: jsonb('history').$type<{ title: string; at: string; remark: string }[]>().notNull().default([]),
    appliedAt: instant('applied_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.compCode, table.productCode] }),
    index('permit_state').on(table.state),
    uniqueIndex('permit_apply_no').on(table.applyNo),
  ],
);
