import { sql } from 'drizzle-orm';
import { index, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, platform } from './namespace';
import { staff, staffRef } from './staff';

/** What a request changes: a review policy, or the roles of somebody. */
export interface RequestedChange {
  /** `own`: the tenant has a policy of its own. */
  readonly policy?: { readonly twoEyes: boolean; readonly limitDays: number; readonly own: boolean };
  readonly roles?: readonly { readonly role: string; readonly tenant: string | null }[];
  /** Of an invitation. */
  readonly displayName?: string;
}

/** An act of staff that takes effect only when a second person has confirmed it. */
export const staffRequest = platform.table(
  'staff_request',
  {
    requestId: text('request_id').primaryKey(),
    kind: text('kind').$type<'policy' | 'invite' | 'roles' | 'link'>().notNull(),
    /** Of a policy; empty: it is about somebody of the staff. */
    tenant: text('tenant').notNull().default(''),
    /** The kind of case, the login name of an invitation, or the member of staff. */
    subject: text('subject').notNull(),
    /** The member of staff whom it is about, who never decides it. */
    aboutStaff: text('about_staff').references(() => staff.staffId),
    /** What it is about, as people know it. */
    object: text('object').notNull(),
    before: jsonb('before').$type<RequestedChange>().notNull(),
    after: jsonb('after').$type<RequestedChange>().notNull(),
    reason: text('reason').notNull().default(''),
    askedBy: staffRef('asked_by'),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    state: text('state')
      .$type<'waiting' | 'confirmed' | 'declined' | 'withdrawn' | 'expired'>()
      .notNull()
      .default('waiting'),
    decidedBy: text('decided_by').references(() => staff.staffId),
    decidedAt: instant('decided_at'),
    opinion: text('opinion').notNull().default(''),
  },
  (table) => [
    uniqueIndex('staff_request_waiting').on(table.kind, table.tenant, table.subject).where(sql`state = 'waiting'`),
    index('staff_request_asked').on(table.askedAt),
  ],
);
