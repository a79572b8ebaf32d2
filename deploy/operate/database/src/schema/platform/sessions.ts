import { index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, platform } from './namespace';
import { employee, userRef } from './people';

/** A login. Tokens are stored as hashes only. */
export const session = platform.table(
  'session',
  {
    sessionId: text('session_id').primaryKey(),
    tenant: text('tenant').notNull(),
    userCode: userRef('user_code'),
    /** The company that the person is in; null before one was chosen. */
    employeeCode: text('employee_code').references(() => employee.employeeCode),
    /** The company's role in a product that the person chose, such as `SCM-C101`; null: none. */
    compRole: text('comp_role'),
    accessHash: text('access_hash').notNull(),
    accessExpiresAt: instant('access_expires_at').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    /** The previous refresh token. Other tabs may hold it for a moment; a later use is a theft. */
    previousRefreshHash: text('previous_refresh_hash'),
    rotatedAt: instant('rotated_at').notNull(),
    /** The seed that derived the current tokens from the previous refresh token; null: they were not derived. */
    tokenSeed: text('token_seed'),
    expiresAt: instant('expires_at').notNull(),
    lastActiveAt: instant('last_active_at').notNull(),
    browserHash: text('browser_hash').notNull(),
    /** The hash of the cookie of the browser that the tokens are for; null: not bound yet. */
    cookieHash: text('cookie_hash'),
    userAgent: text('user_agent').notNull(),
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    /** The reason why it ended: `logout`, `otherDevice`, `signedOut`, `passwordChanged`, `disabled`, `stolen` … */
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

/** Refresh tokens that are older than the previous one. A browser that sends one has stolen it. */
export const spentRefresh = platform.table(
  'spent_refresh',
  {
    refreshHash: text('refresh_hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => session.sessionId, { onDelete: 'cascade' }),
  },
  (table) => [index('spent_refresh_session').on(table.sessionId)],
);

/** The time until which the session's person need not prove again who they are, for each kind of act. */
export const stepUpProof = platform.table(
  'step_up_proof',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => session.sessionId, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.kind] }),
    index('step_up_proof_expires').on(table.expiresAt),
  ],
);

/** One-time proofs of every kind: a click, a solved captcha, a checked number, a half-done login. */
export const ticket = platform.table(
  'ticket',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    kind: text('kind').notNull(),
    /** The browser, address or person that the ticket is bound to. */
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
    /** The proof that the code was sent under, such as the click's token. */
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
