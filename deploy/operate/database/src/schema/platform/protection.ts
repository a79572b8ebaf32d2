import { bigserial, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { sealedText } from '../../sealing/sealed-columns';
import { instant, platform } from './namespace';

/** Counts how often something was done in the current window. */
export const rateCounter = platform.table('rate_counter', {
  counterKey: text('counter_key').primaryKey(),
  windowEndsAt: instant('window_ends_at').notNull(),
  count: integer('count').notNull(),
});

/**
 * The failed proofs of one account, which may or may not exist, and the time until which it is locked because of them.
 */
export const failureGuard = platform.table('failure_guard', {
  guardKey: text('guard_key').primaryKey(),
  failures: integer('failures').notNull(),
  /** The number of locks in a row. Each lock lasts longer than the one before. */
  level: integer('level').notNull(),
  lockedUntil: instant('locked_until'),
  changedAt: instant('changed_at').notNull(),
});

/** The server's own RSA keys for the envelope. All instances share them; whoever reads the database alone has none. */
export const serverKey = platform.table('server_key', {
  serverKeyId: text('server_key_id').primaryKey(),
  privateKey: sealedText('server_key', 'private_key').notNull(),
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

/** The nonces of sealed requests. Each is kept as long as the server accepts its request's time stamp. */
export const usedNonce = platform.table(
  'used_nonce',
  {
    keyId: text('key_id').notNull(),
    nonce: text('nonce').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.nonce] }), index('used_nonce_expires').on(table.expiresAt)],
);

/** Rows are only added: the database refuses every other change. Phone numbers are masked. */
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
    /** The number of events, if repeated events of one address were added up. */
    count: integer('count').notNull().default(1),
    /** The values before and after an act of staff. */
    detail: jsonb('detail').$type<{ before?: unknown; after?: unknown }>(),
  },
  (table) => [index('audit_event_user').on(table.userCode, table.at), index('audit_event_at').on(table.at)],
);

/** Counts repeated events of one address within a minute, until they become one row of the audit. */
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

/** The SMS and e-mails that a demonstration server did not send but keeps to show. */
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
