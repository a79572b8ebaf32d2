import { sql } from 'drizzle-orm';
import { bigserial, boolean, date, index, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { sealedJson } from '../../sealing/sealed-columns';
import { instant, platform } from './namespace';
import { companyRef, user } from './people';
import { staff } from './staff';

/** The unfinished decision of a reviewer. */
export interface CaseDraft {
  readonly by: string;
  readonly reason: string;
  /** The findings, by field. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** Cases that wait for the platform's reviewers or for the bank. */
export const reviewTask = platform.table(
  'review_task',
  {
    taskId: text('task_id').primaryKey(),
    tenant: text('tenant').notNull().default(''),
    kind: text('kind').notNull(),
    /** The company, account or request that the case is about. */
    subject: text('subject').notNull(),
    compCode: companyRef('comp_code'),
    /** The person whom the case is about, if it is about one. */
    userCode: text('user_code').references(() => user.userCode),
    summary: text('summary').notNull(),
    /** The member of staff who asked for it, and so never decides it; null: a customer asked. */
    askedBy: text('asked_by').references(() => staff.staffId),
    /** The request itself, for kinds that have no table of their own. */
    request: sealedJson<Record<string, unknown>>('review_task', 'request').notNull().default({}),
    /** 1: before all others. */
    priority: smallint('priority').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** The time when a demonstration decides by itself; null: the case waits for a person. */
    automaticAt: instant('automatic_at'),
    claimedBy: text('claimed_by').references(() => staff.staffId),
    /** The last sign of life of the person who claimed it. */
    claimedAt: instant('claimed_at'),
    assignedTo: text('assigned_to').references(() => staff.staffId),
    draft: jsonb('draft').$type<CaseDraft>(),
    /** The first decision, as long as it waits for the second pair of eyes. */
    firstBy: text('first_by').references(() => staff.staffId),
    firstAt: instant('first_at'),
    firstOutcome: text('first_outcome'),
    firstReason: text('first_reason').notNull().default(''),
    firstReasons: jsonb('first_reasons').$type<Record<string, string>>().notNull().default({}),
    /** The reviewer wants a second pair of eyes although the policy does not. */
    secondAsked: boolean('second_asked').notNull().default(false),
    /** Null although done: the case was withdrawn. */
    outcome: text('outcome'),
    reason: text('reason').notNull().default(''),
    reasons: jsonb('reasons').$type<Record<string, string>>().notNull().default({}),
    /** The bank's number of the transfer that a person has paid by hand. */
    bankSerialNo: text('bank_serial_no').notNull().default(''),
    /** A member of staff; empty: a provider, the demonstration's timer, or nobody yet. */
    decidedBy: text('decided_by').notNull().default(''),
    doneAt: instant('done_at'),
  },
  (table) => [
    index('review_task_open').on(table.doneAt, table.automaticAt),
    index('review_task_subject').on(table.subject),
    index('review_task_queue').on(sql`(-priority)`, table.dueAt, table.taskId).where(sql`done_at is null`),
    index('review_task_tenant_queue')
      .on(table.tenant, table.kind, sql`(-priority)`, table.dueAt, table.taskId)
      .where(sql`done_at is null`),
    index('review_task_claimed')
      .on(table.claimedBy, table.claimedAt)
      .where(sql`done_at is null and claimed_by is not null`),
    index('review_task_assigned').on(table.assignedTo).where(sql`done_at is null and assigned_to is not null`),
    index('review_task_due').on(table.dueAt).where(sql`done_at is null`),
    index('review_task_open_created').on(table.createdAt, table.taskId).where(sql`done_at is null`),
    index('review_task_done').on(table.doneAt, table.taskId).where(sql`done_at is not null`),
    index('review_task_company').on(table.compCode, table.createdAt),
    index('review_task_bank_serial_no').on(table.tenant, table.bankSerialNo).where(sql`bank_serial_no <> ''`),
    index('review_task_user').on(table.userCode, table.createdAt).where(sql`user_code is not null`),
  ],
);

/** The time line of a case after its opening. */
export const caseEvent = platform.table(
  'case_event',
  {
    eventId: bigserial('event_id', { mode: 'number' }).primaryKey(),
    taskId: text('task_id')
      .notNull()
      .references(() => reviewTask.taskId),
    at: instant('at').notNull(),
    event: text('event').notNull(),
    /** Null: the customer, a provider, or the demonstration's timer. */
    staffId: text('staff_id').references(() => staff.staffId),
    note: text('note').notNull().default(''),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('case_event_task').on(table.taskId, table.eventId)],
);

/** A tenant's own policy for a kind of case. Without a row the kind's usual policy counts. */
export const reviewPolicy = platform.table(
  'review_policy',
  {
    tenant: text('tenant').notNull(),
    kind: text('kind').notNull(),
    twoEyes: boolean('two_eyes').notNull(),
    /** In working days. */
    limitDays: smallint('limit_days').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.kind] })],
);

/** A day of the week that is not worked, or a day of a weekend that is (调休). */
export const holiday = platform.table('holiday', {
  day: date('day', { mode: 'string' }).primaryKey(),
  working: boolean('working').notNull().default(false),
  name: text('name').notNull().default(''),
});

/** The values that a provider read from a paper, or found about the company in a register. */
export const recognition = platform.table(
  'recognition',
  {
    recognitionId: bigserial('recognition_id', { mode: 'number' }).primaryKey(),
    compCode: companyRef('comp_code'),
    /** Empty: the values are about the company and not from a paper. */
    fileToken: text('file_token').notNull().default(''),
    port: text('port').notNull(),
    /** By the names of the fields that the company types. */
    values: sealedJson<Record<string, string>>('recognition', 'values').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('recognition_company').on(table.compCode, table.at),
    index('recognition_file').on(table.fileToken).where(sql`file_token <> ''`),
  ],
);
