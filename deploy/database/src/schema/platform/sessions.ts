import { index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, platform } from './namespace';
import { employee, user } from './people';

/** A login. Tokens are stored as hashes only. */
export const session = platform.table(
  'session',
  {
    sessionId: text('session_id').primaryKey(),
    tenant: text('tenant').notNull(),
    userCode: text('user_code')
      .notNull()
      .references(() => user.userCode),
    /** The company that the person is in; null before one was chosen. */
    employeeCode: text('employee_code').references(() => employee.employeeCode),
    accessHash: text('access_hash').notNull(),
    accessExpiresAt: instant('access_expires_at').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    /** The refresh token before: other tabs may still hold it for a moment, later its use is a theft. */
    previousRefreshHash: text('previous_refresh_hash'),
    rotatedAt: instant('rotated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastActiveAt: instant('last_active_at').notNull(),
    browserHash: text('browser_hash').notNull(),
    userAgent: text('user_agent').notNull(),
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    /** Why it ended: `logout`, `otherDevice`, `signedOut`, `passwordChanged`, `disabled`, `stolen` … */
    endReason: text('end_reason'),
  },
  (table) => [
    uniqueIndex('session_access').on(table.accessHash),
    uniqueIndex('session_refresh').on(table.refreshHash),
    index('session_previous_refresh').on(table.previousRefreshHash),
    index('session_by_user').on(table.userCode, table.createdAt),
    index('session_employee').on(table.employeeCode),
  ],
);

/** One-time proofs of every kind: of a click, a solved captcha, a checked number, a login that is half done. */
export const ticket = platform.table(
  'ticket',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    kind: text('kind').notNull(),
    /** Whom it is bound to: browser, address, person. */
    binding: text('binding').notNull(),
    data: jsonb('data').$type<unknown>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('ticket_expires').on(table.expiresAt)],
);

/** Codes sent by SMS or e-mail, and the answers of captchas. */
export const sentCode = platform.table(
  'sent_code',
  {
    codeId: text('code_id').primaryKey(),
    tenant: text('tenant').notNull(),
    recipient: text('recipient').notNull(),
    purpose: text('purpose').notNull(),
    browserId: text('browser_id').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    /** What it was sent under, such as the click's token. */
    proof: text('proof').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('sent_code_lookup').on(table.tenant, table.recipient, table.purpose, table.createdAt),
    index('sent_code_expires').on(table.expiresAt),
  ],
);
