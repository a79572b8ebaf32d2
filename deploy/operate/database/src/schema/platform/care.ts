import { sql } from 'drizzle-orm';
import { index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sealedText } from '../../sealing/sealed-columns';
import { instant, platform } from './namespace';
import { company, companyRef, user, userRef } from './people';
import { staff, staffRef } from './staff';

/** A company that staff have frozen, and the status to which it goes back. */
export const companyFreeze = platform.table(
  'company_freeze',
  {
    freezeId: text('freeze_id').primaryKey(),
    compCode: companyRef('comp_code'),
    statusBefore: text('status_before').notNull(),
    reason: text('reason').notNull(),
    frozenBy: staffRef('frozen_by'),
    frozenAt: instant('frozen_at').notNull(),
    liftedAt: instant('lifted_at'),
    /** Null: the freeze was lifted by the decision about the company's own request. */
    liftedBy: text('lifted_by').references(() => staff.staffId),
    liftReason: text('lift_reason').notNull().default(''),
  },
  (table) => [
    uniqueIndex('company_freeze_open').on(table.compCode).where(sql`lifted_at is null`),
    index('company_freeze_company').on(table.compCode, table.frozenAt),
  ],
);

/** A note of staff about a company or about a person. */
export const staffNote = platform.table(
  'staff_note',
  {
    noteId: text('note_id').primaryKey(),
    tenant: text('tenant').notNull(),
    compCode: text('comp_code').references(() => company.compCode),
    userCode: text('user_code').references(() => user.userCode),
    staffId: staffRef('staff_id'),
    note: sealedText('staff_note', 'note').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('staff_note_company').on(table.compCode, table.createdAt).where(sql`comp_code is not null`),
    index('staff_note_person').on(table.userCode, table.createdAt).where(sql`user_code is not null`),
  ],
);

/** A new phone number for a person who has lost the old one. Two pairs of eyes decide about it. */
export const mobileCorrection = platform.table(
  'mobile_correction',
  {
    correctionNo: text('correction_no').primaryKey(),
    tenant: text('tenant').notNull(),
    userCode: userRef('user_code'),
    mobileBefore: text('mobile_before').notNull(),
    mobile: text('mobile').notNull(),
    /** How the person was identified. */
    evidence: sealedText('mobile_correction', 'evidence').notNull(),
    state: text('state').$type<'REVIEWING' | 'APPROVED' | 'REFUSED'>().notNull(),
    opinion: text('opinion').notNull().default(''),
    askedBy: staffRef('asked_by'),
    askedAt: instant('asked_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('mobile_correction_open').on(table.userCode).where(sql`state = 'REVIEWING'`),
    index('mobile_correction_person').on(table.userCode, table.askedAt),
  ],
);
