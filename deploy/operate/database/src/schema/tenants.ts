import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, bytea } from './columns';

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

export const tenantRef = (name: string) =>
  text(name)
    .notNull()
    .references(() => tenant.code);

export const tenantHost = pgTable('tenant_host', {
  hostName: text('host_name').primaryKey(),
  tenantCode: tenantRef('tenant_code'),
});
