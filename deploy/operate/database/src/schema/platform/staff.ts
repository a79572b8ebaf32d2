import { bigint, index, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { rowSecret } from '../../sealing/sealed-columns';
import { instant, platform } from './namespace';

/** Somebody who works for the platform. */
export const staff = platform.table(
  'staff',
  {
    staffId: text('staff_id').primaryKey(),
    loginName: text('login_name').notNull(),
    displayName: text('display_name').notNull(),
    /** `invited`: the person has not yet followed the link. `left`: nobody unlocks the account. */
    state: text('state').$type<'invited' | 'active' | 'locked' | 'left'>().notNull(),
    passwordHash: text('password_hash'),
    /** The secret of the second factor. */
    factorSealed: rowSecret('staff', 'factor_sealed', ['staff.factor', 'staff_id']),
    /** The time step of the last code that was used. An equal or earlier step is refused. */
    factorStep: bigint('factor_step', { mode: 'number' }).notNull().default(0),
    /** The hash of the one-time link by which the person sets name, password and second factor. */
    linkHash: text('link_hash'),
    linkExpiresAt: instant('link_expires_at'),
    /** The person's name at the identity provider: the issuer, a blank, and the subject. */
    identity: text('identity'),
    createdAt: instant('created_at').notNull(),
    lastLoginAt: instant('last_login_at'),
  },
  (table) => [
    uniqueIndex('staff_login_name').on(table.loginName),
    uniqueIndex('staff_link').on(table.linkHash),
    uniqueIndex('staff_identity').on(table.identity),
  ],
);

/** A member of staff is always named. */
export const staffRef = (name: string) =>
  text(name)
    .notNull()
    .references(() => staff.staffId);

export const staffRole = platform.table(
  'staff_role',
  {
    staffId: staffRef('staff_id'),
    role: text('role').notNull(),
    /** Empty: all tenants. */
    tenant: text('tenant').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.role, table.tenant] })],
);

/** A login of staff. The token is in a cookie that no script can read; only its hash is stored. */
export const staffSession = platform.table(
  'staff_session',
  {
    sessionId: text('session_id').primaryKey(),
    staffId: staffRef('staff_id'),
    tenant: text('tenant').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastActiveAt: instant('last_active_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason'),
    /** Until then the person counts as somebody who has just shown their second factor again. */
    provenUntil: instant('proven_until'),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    uniqueIndex('staff_session_token').on(table.tokenHash),
    index('staff_session_staff').on(table.staffId, table.createdAt),
    index('staff_session_expires').on(table.expiresAt),
  ],
);

/** Codes that stand in for the second factor, each once. Only hashes are stored. */
export const staffRecoveryCode = platform.table(
  'staff_recovery_code',
  {
    staffId: staffRef('staff_id'),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);
