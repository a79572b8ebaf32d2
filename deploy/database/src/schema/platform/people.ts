import { boolean, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, platform } from './namespace';

export const user = platform.table(
  'user',
  {
    userCode: text('user_code').primaryKey(),
    tenant: text('tenant').notNull(),
    mobile: text('mobile').notNull(),
    userName: text('user_name').notNull(),
    email: text('email').notNull().default(''),
    idNo: text('id_no').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: instant('password_changed_at').notNull(),
    /** Set by whoever made the account: the person has to choose a password of their own. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** `ACTIVE`, or `LOCKED` by the platform. */
    status: text('status').notNull().default('ACTIVE'),
    /** When an e-mail code is asked for: `NEVER`, from a `NEW` browser, `ALWAYS`. */
    environmentCheck: text('environment_check').notNull().default('NEVER'),
    /** Sessions at the same time, if not the platform's usual number. */
    sessionLimit: integer('session_limit'),
    photoToken: text('photo_token'),
    photoName: text('photo_name'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('user_tenant_mobile').on(table.tenant, table.mobile)],
);

export const company = platform.table(
  'company',
  {
    compCode: text('comp_code').primaryKey(),
    tenant: text('tenant').notNull(),
    compName: text('comp_name').notNull(),
    creditCode: text('credit_code').notNull(),
    compStatus: text('comp_status').notNull(),
    /** The code of the invitation that it came by, empty without one. */
    inviteCode: text('invite_code').notNull().default(''),
    compRoles: jsonb('comp_roles').$type<{ prodCode: string; compRole: string }[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    certifiedAt: instant('certified_at'),
  },
  (table) => [uniqueIndex('company_tenant_credit_code').on(table.tenant, table.creditCode)],
);

/** A person in a company. */
export const employee = platform.table(
  'employee',
  {
    employeeCode: text('employee_code').primaryKey(),
    compCode: text('comp_code')
      .notNull()
      .references(() => company.compCode),
    userCode: text('user_code')
      .notNull()
      .references(() => user.userCode),
    /** `1` enabled, `2` disabled, `0` not yet activated. */
    status: text('status').notNull().default('1'),
    rootManager: boolean('root_manager').notNull().default(false),
    employeeRoles: jsonb('employee_roles').$type<string[]>().notNull().default([]),
    productCodes: jsonb('product_codes').$type<string[]>().notNull().default([]),
    /** Codes of the occasions to tell of, by company role; a role that is missing: all of them. */
    smsTopics: jsonb('sms_topics').$type<Record<string, string[]>>().notNull().default({}),
    lastLoginAt: instant('last_login_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('employee_company_user').on(table.compCode, table.userCode),
    index('employee_user').on(table.userCode),
    index('employee_company_created').on(table.compCode, table.createdAt),
  ],
);

/** Browsers that a person has passed the security check with. */
export const knownBrowser = platform.table(
  'known_browser',
  {
    userCode: text('user_code')
      .notNull()
      .references(() => user.userCode),
    browserHash: text('browser_hash').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userCode, table.browserHash] })],
);
