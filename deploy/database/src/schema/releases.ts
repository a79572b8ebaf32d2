import type { ReleaseRecord } from '@portal/build/release-record';
import { sql } from 'drizzle-orm';
import {
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

/** Bytes by their own hash: files that several releases share are stored once. */
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
  },
  (table) => [unique('release_package_build').on(table.package, table.build)],
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
  (table) => [primaryKey({ columns: [table.releaseId, table.path] })],
);

export const tenantFile = pgTable('tenant_file', {
  /** SHA-256, hexadecimal: the name it is served under. */
  sha: text('sha').primaryKey(),
  bytes: bytea('bytes').notNull(),
  type: text('type').notNull(),
});

/** The brand fields are the spec's tenant info; pictures are addresses, most of them `/brand/<sha>.<ending>`. */
export const tenant = pgTable(
  'tenant',
  {
    code: text('code').primaryKey(),
    isDefault: boolean('is_default').notNull().default(false),
    platformName: text('platform_name').notNull(),
    themeColor: text('theme_color').notNull(),
    companyLogo: text('company_logo').notNull().default(''),
    favicon: text('favicon').notNull().default(''),
    backgroundImg: text('background_img').notNull().default(''),
    backgroundTitle: text('background_title').notNull().default(''),
    backgroundContent: text('background_content').notNull().default(''),
    filingsContent: text('filings_content').notNull().default(''),
    mainSystem: text('main_system'),
  },
  (table) => [uniqueIndex('tenant_one_default').on(table.isDefault).where(sql`is_default`)],
);

export const tenantHost = pgTable('tenant_host', {
  hostName: text('host_name').primaryKey(),
  tenantCode: text('tenant_code')
    .notNull()
    .references(() => tenant.code),
});

/** Which release a tenant's slot runs; `host` is a slot too. */
export const pointer = pgTable(
  'pointer',
  {
    tenantCode: text('tenant_code')
      .notNull()
      .references(() => tenant.code),
    slot: text('slot').notNull(),
    releaseId: integer('release_id')
      .notNull()
      .references(() => release.id),
    /** What ran here before: where a roll-back goes and what a customer falls back to. */
    lastGoodId: integer('last_good_id').references(() => release.id),
    /** Raised with each change; a change based on an older one is refused. */
    generation: integer('generation').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.tenantCode, table.slot] })],
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
  },
  (table) => [index('release_audit_at').on(table.at)],
);
