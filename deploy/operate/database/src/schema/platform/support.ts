import { sql } from 'drizzle-orm';
import { bigserial, index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sealedText } from '../../sealing/sealed-columns';
import { instant, platform } from './namespace';
import { company, user } from './people';
import { staff } from './staff';

/** A question to the customer service. */
export const supportTicket = platform.table(
  'support_ticket',
  {
    ticketNo: text('ticket_no').primaryKey(),
    /** The number that people read out. */
    requestNo: text('request_no').notNull().default(sql`platform.next_number('KF')`),
    tenant: text('tenant').notNull(),
    /** Null for a visitor. */
    userCode: text('user_code').references(() => user.userCode),
    compCode: text('comp_code').references(() => company.compCode),
    topic: text('topic').notNull(),
    /** As the visitor typed them; empty for a person who is logged in. */
    contactName: text('contact_name').notNull().default(''),
    contactCompany: text('contact_company').notNull().default(''),
    contact: text('contact').notNull().default(''),
    /** `OPEN`: it waits for staff. `ANSWERED`: it waits for the customer. */
    state: text('state').$type<'OPEN' | 'ANSWERED' | 'CLOSED'>().notNull(),
    /** The member of staff who has it in hand. */
    staffId: text('staff_id').references(() => staff.staffId),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('support_ticket_number').on(table.requestNo),
    index('support_ticket_person').on(table.userCode, table.createdAt).where(sql`user_code is not null`),
    index('support_ticket_company').on(table.compCode, table.createdAt).where(sql`comp_code is not null`),
    index('support_ticket_changed').on(table.changedAt, table.ticketNo),
    index('support_ticket_queue').on(table.state, table.changedAt, table.ticketNo),
  ],
);

export const supportEntry = platform.table(
  'support_entry',
  {
    entryId: bigserial('entry_id', { mode: 'number' }).primaryKey(),
    ticketNo: text('ticket_no')
      .notNull()
      .references(() => supportTicket.ticketNo),
    /** Null: the customer wrote it. */
    staffId: text('staff_id').references(() => staff.staffId),
    /** People write numbers of theirs here. */
    content: sealedText('support_entry', 'content').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('support_entry_ticket').on(table.ticketNo, table.entryId)],
);

/** Links by which a visitor reads the answer. Only hashes are stored. */
export const supportLink = platform.table(
  'support_link',
  {
    linkHash: text('link_hash').primaryKey(),
    ticketNo: text('ticket_no')
      .notNull()
      .references(() => supportTicket.ticketNo),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('support_link_expires').on(table.expiresAt)],
);
