import { bigserial, index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, platform } from './namespace';

/** How often something was done in the window that is running. */
export const rateCounter = platform.table('rate_counter', {
  counterKey: text('counter_key').primaryKey(),
  windowEndsAt: instant('window_ends_at').notNull(),
  count: integer('count').notNull(),
});

/** Failed proofs of one account, existing or not, and how long it is locked for them. */
export const failureGuard = platform.table('failure_guard', {
  guardKey: text('guard_key').primaryKey(),
  failures: integer('failures').notNull(),
  /** How often it has been locked in a row: each time for longer. */
  level: integer('level').notNull(),
  lockedUntil: instant('locked_until'),
  changedAt: instant('changed_at').notNull(),
});

/** The server's own RSA keys for the envelope, common to all instances. */
export const serverKey = platform.table('server_key', {
  serverKeyId: text('server_key_id').primaryKey(),
  privateKey: text('private_key').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** The public half of each browser's signing key. */
export const browserKey = platform.table(
  'browser_key',
  {
    keyId: text('key_id').primaryKey(),
    serverKeyId: text('server_key_id')
      .notNull()
      .references(() => serverKey.serverKeyId),
    tenant: text('tenant').notNull(),
    browserId: text('browser_id').notNull(),
    publicKey: text('public_key').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('browser_key_expires').on(table.expiresAt)],
);

/** Nonces of sealed requests, kept for as long as their time stamp would be accepted. */
export const usedNonce = platform.table(
  'used_nonce',
  {
    keyId: text('key_id').notNull(),
    nonce: text('nonce').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.nonce] }), index('used_nonce_expires').on(table.expiresAt)],
);

/** Only added to: the database refuses everything else. Phone numbers are masked. */
export const auditEvent = platform.table(
  'audit_event',
  {
    eventId: bigserial('event_id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    tenant: text('tenant').notNull(),
    action: text('action').notNull(),
    result: text('result').notNull(),
    userCode: text('user_code').notNull(),
    compCode: text('comp_code').notNull(),
    object: text('object').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    requestId: text('request_id').notNull(),
    /** How often, where repeated events of one address were added up. */
    count: integer('count').notNull().default(1),
  },
  (table) => [index('audit_event_user').on(table.userCode, table.at), index('audit_event_at').on(table.at)],
);

/** Repeated events of one address within a minute, until they become one row of the audit. */
export const auditTally = platform.table(
  'audit_tally',
  {
    tallyKey: text('tally_key').primaryKey(),
    tenant: text('tenant').notNull(),
    action: text('action').notNull(),
    result: text('result').notNull(),
    address: text('address').notNull(),
    userCode: text('user_code').notNull().default(''),
    minute: instant('minute').notNull(),
    lastAt: instant('last_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('audit_tally_minute').on(table.minute)],
);

/** What a demonstration server would have sent by SMS or e-mail. */
export const outboxEntry = platform.table(
  'outbox_entry',
  {
    entryId: bigserial('entry_id', { mode: 'number' }).primaryKey(),
    tenant: text('tenant').notNull(),
    recipient: text('recipient').notNull(),
    channel: text('channel').notNull(),
    purpose: text('purpose').notNull(),
    code: text('code').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('outbox_entry_recipient').on(table.recipient, table.entryId)],
);
