import type { ReleaseRecord, RemoteRecord } from '@portal/release-record';
import type { StoredStanding } from '@portal/release-record/standing';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core';
import { at, bytea } from './columns';
import { tenant, tenantRef } from './tenants';

/** Bytes by their own hash. A file that several releases share is stored once. */
export const blob = pgTable('blob', {
  sha384: text('sha384').primaryKey(),
  identity: bytea('identity').notNull(),
  brotli: bytea('brotli'),
  gzip: bytea('gzip'),
});

export const release = pgTable(
  'release',
  {
    id: serial('id').primaryKey(),
    package: text('package').notNull(),
    version: text('version').notNull(),
    build: text('build').notNull(),
    record: jsonb('record').$type<ReleaseRecord>().notNull(),
    publishedBy: text('published_by').notNull(),
    publishedAt: at('published_at').notNull().defaultNow(),
    /**
     * The token whose quota it counts for; null if no token brought it in. The id stays when the token's row is gone.
     */
    tokenId: integer('token_id'),
    /** The bytes that came in, with the compressed forms. */
    sentBytes: bigint('sent_bytes', { mode: 'number' }).notNull().default(0),
    /** The bytes of it that were not stored before. */
    newBytes: bigint('new_bytes', { mode: 'number' }).notNull().default(0),
    /** Where it comes from, as far as the publisher said so. */
    commit: text('commit_id'),
    author: text('author'),
    note: text('note'),
    /** The compressed scripts for browsers; null if a portal from before this column published it. */
    scriptBytes: bigint('script_bytes', { mode: 'number' }),
    /** Null: allowed. */
    standing: text('standing').$type<StoredStanding>(),
    standingReason: text('standing_reason'),
    standingBy: text('standing_by'),
    standingAt: at('standing_at'),
    /** The last time that somebody was known to run it. */
    usedAt: at('used_at').notNull().defaultNow(),
    /** Nobody had run it for long, so its files are gone. */
    bytesRemovedAt: at('bytes_removed_at'),
  },
  (table) => [
    unique('release_package_build').on(table.package, table.build),
    index('release_token').on(table.tokenId, table.publishedAt),
    index('release_used').on(table.usedAt).where(sql`bytes_removed_at is null`),
  ],
);

export const releaseAsset = pgTable(
  'release_asset',
  {
    releaseId: integer('release_id')
      .notNull()
      .references(() => release.id),
    path: text('path').notNull(),
    sha384: text('sha384')
      .notNull()
      .references(() => blob.sha384),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.path] }), index('release_asset_sha384').on(table.sha384)],
);

/** Files of a release as what changed since an earlier release. They are made at its publication and go with its files. */
export const releaseDifference = pgTable(
  'release_difference',
  {
    releaseId: integer('release_id')
      .notNull()
      .references(() => release.id),
    /** SHA-384 of the whole content, base64. */
    sha384: text('sha384').notNull(),
    /** SHA-256 of the earlier content, base64. */
    dictionary: text('dictionary').notNull(),
    /** The body of an answer with `Content-Encoding: dcz`. */
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.sha384, table.dictionary] })],
);

/** The source maps of a release's scripts. They find errors in the sources; no browser gets them. */
export const releaseMap = pgTable(
  'release_map',
  {
    releaseId: integer('release_id')
      .notNull()
      .references(() => release.id),
    /** The script's path in the release. */
    path: text('path').notNull(),
    /** A `ScriptMap` as JSON, gzip. */
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.path] })],
);

/** The release that a tenant's slot runs; `host` is a slot, too. */
export const pointer = pgTable(
  'pointer',
  {
    tenantCode: tenantRef('tenant_code'),
    slot: text('slot').notNull(),
    releaseId: integer('release_id')
      .notNull()
      .references(() => release.id),
    /** The release that ran here before. A roll-back goes to it, and a customer falls back to it. */
    lastGoodId: integer('last_good_id').references(() => release.id),
    /** It grows with each change. A change that is based on an older number is refused. */
    generation: integer('generation').notNull().default(1),
    /** The release that a part of the customers runs instead of `releaseId`. */
    canaryId: integer('canary_id').references(() => release.id),
    canaryPercent: integer('canary_percent').notNull().default(0),
    canarySince: at('canary_since'),
  },
  (table) => [primaryKey({ columns: [table.tenantCode, table.slot] })],
);

/** A slot that ran a release once and runs none now. Its generation goes on from here, so no number comes twice. */
export const emptySlot = pgTable(
  'empty_slot',
  {
    tenantCode: tenantRef('tenant_code'),
    slot: text('slot').notNull(),
    generation: integer('generation').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantCode, table.slot] })],
);

/** The backends of slots. A row without a tenant counts for each tenant that has no row of its own. */
export const slotService = pgTable(
  'slot_service',
  {
    id: serial('id').primaryKey(),
    tenantCode: text('tenant_code').references(() => tenant.code),
    slot: text('slot').notNull(),
    url: text('url').notNull(),
    setBy: text('set_by').notNull(),
    setAt: at('set_at').notNull().defaultNow(),
  },
  (table) => [unique('slot_service_tenant_slot').on(table.tenantCode, table.slot).nullsNotDistinct()],
);

export const releaseAudit = pgTable(
  'release_audit',
  {
    id: serial('id').primaryKey(),
    at: at('at').notNull().defaultNow(),
    who: text('who').notNull(),
    action: text('action').notNull(),
    tenantCode: text('tenant_code'),
    slot: text('slot'),
    fromBuild: text('from_build'),
    toBuild: text('to_build'),
    /** The slot's generation after the change. */
    generation: integer('generation'),
    /** More about the change: a canary's share, the figures that ended it. */
    detail: jsonb('detail').$type<Record<string, unknown>>(),
    /** The same for all slots that moved in one transaction. */
    changeSet: integer('change_set'),
  },
  (table) => [
    index('release_audit_at').on(table.at),
    index('release_audit_slot').on(table.tenantCode, table.slot),
    index('release_audit_verdict').on(table.fromBuild).where(sql`action = 'canary-rollback'`),
    index('release_audit_ended').on(table.fromBuild).where(sql`action in ('canary-rollback', 'watch-rollback')`),
    index('release_audit_change_set').on(table.changeSet).where(sql`change_set is not null`),
  ],
);

/** The tokens that may change releases from outside. Only the SHA-256 of a token is stored, never the token itself. */
export const deployToken = pgTable(
  'deploy_token',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    /** Null: every package. */
    package: text('package'),
    /** Null: every tenant. */
    tenantCode: text('tenant_code').references(() => tenant.code),
    createdBy: text('created_by').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at'),
    revokedAt: at('revoked_at'),
    /** The token's quotas; null: the usual quota for its kind. */
    releasesADay: integer('releases_a_day'),
    bytesADay: bigint('bytes_a_day', { mode: 'number' }),
    bytesStored: bigint('bytes_stored', { mode: 'number' }),
  },
  (table) => [unique('deploy_token_name').on(table.name), unique('deploy_token_hash').on(table.hash)],
);

/** Signed links that swap a remote in one browser, or open the harness. A link works once and can be revoked. */
export const overrideGrant = pgTable(
  'override_grant',
  {
    /** Random. The signed text holds it. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<'override' | 'standalone'>().notNull(),
    tenantCode: tenantRef('tenant_code'),
    slot: text('slot').notNull(),
    package: text('package').notNull(),
    build: text('build').notNull(),
    /** Null: a published build, from the portal itself. */
    origin: text('origin'),
    /** The remote of a developer's server as it declared itself, without its files. */
    record: jsonb('record').$type<RemoteRecord>(),
    /** The page to which the link leads; null: the first page of the portal, or of the remote that runs alone. */
    path: text('path'),
    createdBy: text('created_by').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    openedAt: at('opened_at'),
    revokedAt: at('revoked_at'),
    revokedBy: text('revoked_by'),
  },
  (table) => [index('override_grant_expires').on(table.expiresAt)],
);

/** The roles for which a tenant's platform team decided otherwise than a release declares. */
export const permissionGrant = pgTable(
  'permission_grant',
  {
    tenantCode: tenantRef('tenant_code'),
    /** A permission of a remote: `<slot>.<act>`. */
    code: text('code').notNull(),
    /** An employee role such as `E105`, or a company role such as `SCM-C101`. */
    role: text('role').notNull(),
    effect: text('effect').$type<'give' | 'take'>().notNull(),
    grantedBy: text('granted_by').notNull(),
    grantedAt: at('granted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantCode, table.code, table.role] })],
);

/** Keys that all gateways on this database share. The first gateway that needs a key makes it. */
export const gatewaySecret = pgTable('gateway_secret', {
  name: text('name').primaryKey(),
  value: bytea('value').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});
