import type { ReleaseRecord, RemoteRecord } from '@portal/release-record';
import type { StoredStanding } from '@portal/release-record/standing';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const at = (name: string) => timestamp(name, { withTimezone: true });

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

export const tenantFile = pgTable('tenant_file', {
  /** SHA-256, hexadecimal. It is also the file's name in the address. */
  sha: text('sha').primaryKey(),
  bytes: bytea('bytes').notNull(),
  type: text('type').notNull(),
});

/** The people whom a tenant's host names serve: the platform's customers, or its own people. */
export type Audience = 'customers' | 'staff';

/** A release that is worse than the one before: people are told, or the slot goes back by itself as well. */
export type WatchPolicy = 'tell' | 'goBack';

/**
 * The brand fields are the spec's tenant info; pictures are addresses, most of them `/brand/<sha>.<ending>`. The legal
 * identity is empty until the operator fills it in; without a look of its own a tenant has the usual one.
 */
export const tenant = pgTable(
  'tenant',
  {
    code: text('code').primaryKey(),
    isDefault: boolean('is_default').notNull().default(false),
    audience: text('audience').$type<Audience>().notNull().default('customers'),
    platformName: text('platform_name').notNull(),
    themeColor: text('theme_color').notNull(),
    companyLogo: text('company_logo').notNull().default(''),
    favicon: text('favicon').notNull().default(''),
    backgroundImg: text('background_img').notNull().default(''),
    backgroundTitle: text('background_title').notNull().default(''),
    backgroundContent: text('background_content').notNull().default(''),
    filingsContent: text('filings_content').notNull().default(''),
    policeFiling: text('police_filing').notNull().default(''),
    cookieNotice: text('cookie_notice').notNull().default(''),
    mainSystem: text('main_system'),
    legalName: text('legal_name').notNull().default(''),
    creditCode: text('credit_code').notNull().default(''),
    legalPerson: text('legal_person').notNull().default(''),
    address: text('address').notNull().default(''),
    hotline: text('hotline').notNull().default(''),
    accentColor: text('accent_color').notNull().default(''),
    pageColor: text('page_color').notNull().default(''),
    radius: text('radius').notNull().default(''),
    wordmark: text('wordmark').notNull().default(''),
    /** What happens when a watch decides that a release is bad. */
    watch: text('watch').$type<WatchPolicy>().notNull().default('tell'),
    /** Null: something that customers need is missing. It never goes back by itself. */
    openedAt: at('opened_at').defaultNow(),
    /** When the operator closed it; null: not closed. */
    closedAt: at('closed_at'),
    /** The number of the last change of what runs here; 0: none since changes have numbers. */
    changeSet: integer('change_set').notNull().default(0),
  },
  (table) => [uniqueIndex('tenant_one_default').on(table.isDefault).where(sql`is_default`)],
);

const tenantRef = (name: string) =>
  text(name)
    .notNull()
    .references(() => tenant.code);

export const tenantHost = pgTable('tenant_host', {
  hostName: text('host_name').primaryKey(),
  tenantCode: tenantRef('tenant_code'),
});

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

/**
 * Counts how releases loaded in customers' browsers. Only gateways from before `visitorReport` add to it and judge by
 * it.
 */
export const loadCount = pgTable(
  'load_count',
  {
    tenantCode: text('tenant_code').notNull(),
    slot: text('slot').notNull(),
    package: text('package').notNull(),
    build: text('build').notNull(),
    slice: at('slice').notNull(),
    loaded: integer('loaded').notNull(),
    failed: integer('failed').notNull(),
    fellBack: integer('fell_back').notNull(),
    tries: integer('tries').notNull(),
    milliseconds: bigint('milliseconds', { mode: 'number' }).notNull(),
    /** Loads by time, one count for each class. */
    timeCounts: integer('time_counts').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantCode, table.slot, table.package, table.build, table.slice] }),
    index('load_count_slice').on(table.slice),
  ],
);

/** How often customers got a slot's releases on screen, hour by hour. */
export const slotLoad = pgTable(
  'slot_load',
  {
    tenantCode: text('tenant_code').notNull(),
    slot: text('slot').notNull(),
    package: text('package').notNull(),
    build: text('build').notNull(),
    hour: at('hour').notNull(),
    loads: integer('loads').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantCode, table.slot, table.package, table.build, table.hour] }),
    index('slot_load_hour').on(table.hour),
  ],
);

/** A place in the sources, or in a built file if there was no map for it. */
export interface ErrorFrame {
  /** The package whose code it is. */
  package: string;
  file: string;
  line: number;
  column: number;
  /** False: it is the place in the built file. */
  original: boolean;
}

/** What somebody decided about an error. */
export type ErrorStanding = 'muted' | 'resolved';

/** Errors of releases in browsers, by their fingerprint. It stays the same from build to build. */
export const releaseError = pgTable(
  'release_error',
  {
    fingerprint: text('fingerprint').primaryKey(),
    /** The slot and package whose error it is; `unknown` and empty if nobody knows. */
    slot: text('slot').notNull(),
    package: text('package').notNull(),
    /** The name of the error's class; empty: none was told. */
    class: text('class').notNull(),
    /** As they were when the error was first seen. */
    frames: jsonb('frames').$type<readonly ErrorFrame[]>().notNull(),
    firstSeen: at('first_seen').notNull(),
    lastSeen: at('last_seen').notNull(),
    /** Null: open. */
    standing: text('standing').$type<ErrorStanding>(),
    standingBy: text('standing_by'),
    standingAt: at('standing_at'),
  },
  (table) => [index('release_error_last_seen').on(table.lastSeen)],
);

/** Where an error was seen: by tenant and release, with the last values of each kind. */
export const releaseErrorSeen = pgTable(
  'release_error_seen',
  {
    fingerprint: text('fingerprint')
      .notNull()
      .references(() => releaseError.fingerprint, { onDelete: 'cascade' }),
    tenantCode: text('tenant_code').notNull(),
    package: text('package').notNull(),
    build: text('build').notNull(),
    firstSeen: at('first_seen').notNull(),
    lastSeen: at('last_seen').notNull(),
    reports: integer('reports').notNull(),
    /** Marks of visitors, another mark for each error. */
    visitors: text('visitors').array().notNull(),
    kinds: text('kinds').array().notNull(),
    /** The patterns of routes. */
    pages: text('pages').array().notNull(),
    /** The families of browsers. */
    browsers: text('browsers').array().notNull(),
    /** The numbers of failure cards. */
    numbers: text('numbers').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fingerprint, table.tenantCode, table.package, table.build] }),
    index('release_error_seen_release').on(table.package, table.build),
  ],
);

/**
 * The reports of each visitor's pages about a slot's two releases, the stable one and its canary, while the canary
 * runs.
 */
export const visitorReport = pgTable(
  'visitor_report',
  {
    tenantCode: text('tenant_code').notNull(),
    slot: text('slot').notNull(),
    /** Identifies the slot's canary by the time when it began. */
    canarySince: at('canary_since').notNull(),
    package: text('package').notNull(),
    build: text('build').notNull(),
    /**
     * A mark that is computed from the browser's number, and the share at which the visit was drawn; for a browser
     * without a number it is computed from nothing. So a visitor is counted anew when the share changes.
     */
    visitor: text('visitor').notNull(),
    /**
     * A mark that is computed with a key from the visitor's network: the /24 of an IPv4 address, the /48 of an IPv6 one.
     * Equal networks have equal marks, and no mark leads back to its network. Gateways from before `share` wrote a mark
     * of the address.
     */
    network: text('address').notNull(),
    /**
     * The canary's share in percent when the visit was drawn; 0 if it was not drawn, null if a gateway from before this
     * column wrote the row.
     */
    share: integer('share'),
    /** The time of the first report. */
    at: at('at').notNull().defaultNow(),
    loaded: boolean('loaded').notNull(),
    failed: boolean('failed').notNull(),
    fellBack: boolean('fell_back').notNull(),
    crashed: boolean('crashed').notNull(),
    /** The time of the first load, as a place in the list of time limits; null until something was loaded. */
    timeClass: integer('time_class'),
  },
  (table) => [
    primaryKey({
      columns: [table.tenantCode, table.slot, table.canarySince, table.package, table.build, table.visitor],
    }),
    index('visitor_report_address').on(
      table.tenantCode,
      table.slot,
      table.canarySince,
      table.package,
      table.build,
      table.network,
    ),
  ],
);

/**
 * What the pages of a network told of a slot's release in some minutes, by the first of its visitors in that time: so a
 * network fills one row, whatever it sends.
 */
export const watchedVisit = pgTable(
  'watched_visit',
  {
    tenantCode: text('tenant_code').notNull(),
    slot: text('slot').notNull(),
    package: text('package').notNull(),
    build: text('build').notNull(),
    /** The beginning of the minutes. */
    slice: at('slice').notNull(),
    /** A mark of the visitor's network that leads back to none. */
    network: text('network').notNull(),
    visitor: text('visitor').notNull(),
    /** When the visitor got the document. */
    at: at('at').notNull(),
    /** The release did not load, or the one before it took its place. */
    unloaded: boolean('unloaded').notNull(),
    crashed: boolean('crashed').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.tenantCode, table.slot, table.package, table.build, table.slice, table.network],
    }),
    index('watched_visit_slice').on(table.slice),
  ],
);

/** One slot's part of a change. */
export interface WatchedMove {
  slot: string;
  /** `<package>@<build>`: what ran before, and what runs now. */
  from: string;
  to: string;
  /** The fall-back of the release that ran before. */
  lastGoodId: number | null;
}

/** `superseded`: somebody moved a slot before anything was decided. */
export type WatchState = 'watching' | 'passed' | 'told' | 'went-back' | 'superseded';

/** The slots that one change moved are watched together, and go back together. */
export const releaseWatch = pgTable(
  'release_watch',
  {
    id: serial('id').primaryKey(),
    tenantCode: tenantRef('tenant_code'),
    /** The change: `assign`, `promote` or `rollback`. */
    action: text('action').notNull(),
    moves: jsonb('moves').$type<WatchedMove[]>().notNull(),
    beganAt: at('began_at').notNull().defaultNow(),
    endsAt: at('ends_at').notNull(),
    state: text('state').$type<WatchState>().notNull().default('watching'),
    decidedAt: at('decided_at'),
    /** The slot whose release was bad, why, and the figures. */
    decision: jsonb('decision').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('release_watch_tenant').on(table.tenantCode, table.id),
    index('release_watch_open').on(table.id).where(sql`state = 'watching'`),
  ],
);

/** A receiver of what happens to releases: a server by https, or an e-mail address (`mailto:`). */
export const releaseHook = pgTable('release_hook', {
  id: text('id').primaryKey(),
  url: text('url').notNull(),
  events: text('events').array().notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

/** One event for one receiver, kept until it is told and for some days after. */
export const hookDelivery = pgTable(
  'hook_delivery',
  {
    /** The same at each attempt, so that the receiver can recognise a repetition. */
    id: text('id').primaryKey(),
    hookId: text('hook_id')
      .notNull()
      .references(() => releaseHook.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    /** The JSON text as it is signed and sent. */
    body: text('body').notNull(),
    state: text('state').$type<'waiting' | 'told' | 'given-up'>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: at('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error').notNull().default(''),
    createdAt: at('created_at').notNull().defaultNow(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    index('hook_delivery_due').on(table.nextAttemptAt).where(sql`state = 'waiting'`),
    index('hook_delivery_hook').on(table.hookId, table.createdAt),
  ],
);
