import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sealedJson, sealedText } from '../../sealing/sealed-columns';
import { instant, platform } from './namespace';
import { companyRef, userRef } from './people';
import type { TimelineEntry } from './timeline-entry';

const underReview = sql`state in ('SUBMITTED', 'REVIEWING')`;

/** A company's account at a bank, and the small transfer that proves it. */
export const bankAccount = platform.table(
  'bank_account',
  {
    accountId: text('account_id').primaryKey(),
    compCode: companyRef('comp_code'),
    bankCode: text('bank_code').notNull(),
    branchNo: text('branch_no').notNull(),
    branchName: text('branch_name').notNull(),
    /** Write it by `accountNumber`, which fills in the two columns below. SQL cannot compare it. */
    accountNo: sealedText('bank_account', 'account_no', 'number').notNull(),
    /** A keyed index of the sealed number; null while the number is clear. */
    accountNoIndex: text('account_no_index'),
    /** The last four digits of the sealed number. */
    accountNoTail: text('account_no_tail'),
    accountType: text('account_type').notNull(),
    currency: text('currency').notNull().default('CNY'),
    state: text('state').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    /** True: the transfer to this account proves the company while it registers. */
    forRegistration: boolean('for_registration').notNull().default(false),
    reason: text('reason').notNull().default(''),
    /** The amount that the platform transferred, in hundredths of a yuan. */
    amount: integer('amount').notNull().default(0),
    remainTimes: integer('remain_times').notNull(),
    serialNo: text('serial_no').notNull().default(''),
    foresee: instant('foresee'),
    /** The call by which the bank pays; null: a person pays. */
    transferId: text('transfer_id'),
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull(),
    unboundAt: instant('unbound_at'),
  },
  (table) => [
    index('bank_account_company').on(table.compCode, table.createdAt),
    uniqueIndex('bank_account_number').on(table.compCode, table.accountNo).where(sql`unbound_at is null`),
    uniqueIndex('bank_account_number_index').on(table.compCode, table.accountNoIndex).where(sql`unbound_at is null`),
    uniqueIndex('bank_account_transfer').on(table.transferId),
    uniqueIndex('bank_account_default').on(table.compCode).where(sql`is_default and unbound_at is null`),
  ],
);

/** A request to change the company or one of its accounts. */
export const changeRequest = platform.table(
  'change_request',
  {
    changeNo: text('change_no').primaryKey(),
    /** The number of the request that people see. */
    requestNo: text('request_no').notNull().default(sql`platform.next_number('BG')`),
    compCode: companyRef('comp_code'),
    changeType: text('change_type').notNull(),
    accountId: text('account_id').notNull(),
    state: text('state').notNull(),
    applicant: text('applicant').notNull(),
    values: sealedJson<Record<string, unknown>>('change_request', 'values').notNull(),
    /** The old values at the time when the request was submitted. */
    before: sealedJson<Record<string, unknown>>('change_request', 'before').notNull(),
    reason: text('reason').notNull(),
    fileTokens: jsonb('file_tokens').$type<string[]>().notNull(),
    opinion: text('opinion').notNull().default(''),
    timeline: jsonb('timeline').$type<TimelineEntry[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    submittedAt: instant('submitted_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('change_request_company').on(table.compCode, table.createdAt),
    uniqueIndex('change_request_number').on(table.requestNo),
    // Only one request at a time may be under review for the company, and one for each account.
    uniqueIndex('change_request_under_review').on(table.compCode, table.accountId).where(underReview),
  ],
);

/** A request to make somebody else the company's root manager. */
export const adminChange = platform.table(
  'admin_change',
  {
    changeNo: text('change_no').primaryKey(),
    /** The number of the request that people see. */
    requestNo: text('request_no').notNull().default(sql`platform.next_number('BG')`),
    compCode: companyRef('comp_code'),
    applicantCode: userRef('applicant_code'),
    state: text('state').notNull(),
    newName: text('new_name').notNull(),
    newMobile: text('new_mobile').notNull(),
    letterFile: text('letter_file').notNull(),
    opinion: text('opinion').notNull().default(''),
    timeline: jsonb('timeline').$type<TimelineEntry[]>().notNull(),
    submittedAt: instant('submitted_at').notNull(),
  },
  (table) => [
    index('admin_change_company').on(table.compCode, table.submittedAt),
    uniqueIndex('admin_change_number').on(table.requestNo),
    uniqueIndex('admin_change_under_review').on(table.compCode).where(underReview),
  ],
);
