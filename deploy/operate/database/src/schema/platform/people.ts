import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sealedText } from '../../sealing/sealed-columns';
import { instant, platform } from './namespace';

export const user = platform.table(
  'user',
  {
    userCode: text('user_code').primaryKey(),
    tenant: text('tenant').notNull(),
    mobile: text('mobile').notNull(),
    userName: text('user_name').notNull(),
    email: text('email').notNull().default(''),
    idNo: sealedText('user', 'id_no').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: instant('password_changed_at').notNull(),
    /** 1 to 3, measured when the person typed the password; null: not measured yet. */
    passwordStrength: smallint('password_strength').$type<1 | 2 | 3>(),
    /** True: somebody else made the account, so the person has to choose a password of their own. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** `ACTIVE`, `LOCKED` by the platform, or `LEFT`: the person has closed the account. */
    status: text('status').notNull().default('ACTIVE'),
    /** Says when the login asks for an e-mail code: `NEVER`, from a `NEW` browser, `ALWAYS`. */
    environmentCheck: text('environment_check').notNull().default('NEVER'),
    /** The most sessions at the same time; null: the platform's usual number. */
    sessionLimit: integer('session_limit'),
    photoToken: text('photo_token'),
    photoName: text('photo_name'),
    createdAt: instant('created_at').notNull(),
    leftAt: instant('left_at'),
    /** Null: an administrator made the account, and nobody has used it. */
    firstLoginAt: instant('first_login_at').defaultNow(),
  },
  (table) => [
    uniqueIndex('user_tenant_mobile').on(table.tenant, table.mobile),
    index('user_newest').on(table.createdAt.desc(), table.userCode.desc()),
    index('user_mobile').on(table.mobile),
  ],
);

/** A row that is always about a person. */
export const userRef = (name: string) =>
  text(name)
    .notNull()
    .references(() => user.userCode);

export const company = platform.table(
  'company',
  {
    compCode: text('comp_code').primaryKey(),
    /** The number of the company that people see. */
    compNo: text('comp_no').notNull().default(sql`platform.next_number('QY')`),
    tenant: text('tenant').notNull(),
    compName: text('comp_name').notNull(),
    creditCode: text('credit_code').notNull(),
    compStatus: text('comp_status').notNull(),
    /** The code of the invitation that brought the company; empty without one. */
    inviteCode: text('invite_code').notNull().default(''),
    compRoles: jsonb('comp_roles').$type<{ prodCode: string; compRole: string }[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    certifiedAt: instant('certified_at'),
  },
  (table) => [
    uniqueIndex('company_tenant_credit_code').on(table.tenant, table.creditCode),
    uniqueIndex('company_no').on(table.compNo),
    index('company_newest').on(table.createdAt.desc(), table.compCode.desc()),
    index('company_tenant_newest').on(table.tenant, table.createdAt.desc(), table.compCode.desc()),
    index('company_status_newest').on(table.compStatus, table.createdAt.desc(), table.compCode.desc()),
  ],
);

/** A row that is always about a company. */
export const companyRef = (name: string) =>
  text(name)
    .notNull()
    .references(() => company.compCode);

/** A person in a company. */
export const employee = platform.table(
  'employee',
  {
    employeeCode: text('employee_code').primaryKey(),
    compCode: companyRef('comp_code'),
    userCode: userRef('user_code'),
    /** `0` invited, `1` enabled, `2` disabled, `3` the person has refused. */
    status: text('status').notNull().default('1'),
    rootManager: boolean('root_manager').notNull().default(false),
    employeeRoles: jsonb('employee_roles').$type<string[]>().notNull().default([]),
    productCodes: jsonb('product_codes').$type<string[]>().notNull().default([]),
    /**
     * The codes of the occasions that the person wants an SMS about, by company role. For a missing role the person
     * hears of the occasions that they have to deal with.
     */
    smsTopics: jsonb('sms_topics').$type<Record<string, string[]>>().notNull().default({}),
    lastLoginAt: instant('last_login_at'),
    createdAt: instant('created_at').notNull(),
    /**
     * The name as the administrator typed it. Until the person accepts, lists show only this name; null: the account's
     * name.
     */
    userName: text('user_name'),
    email: text('email'),
    /** The number until the person accepts the place. After that the account's number counts. */
    mobile: text('mobile'),
    invitedBy: text('invited_by').references(() => user.userCode),
    invitedAt: instant('invited_at'),
    /** The account was made for this place: its first login accepts it. */
    madeAccount: boolean('made_account').notNull().default(false),
    /** The person who accepts this place becomes the root manager. */
    becomesRoot: boolean('becomes_root').notNull().default(false),
  },
  (table) => [
    uniqueIndex('employee_company_user').on(table.compCode, table.userCode),
    index('employee_user').on(table.userCode),
    index('employee_company_created').on(table.compCode, table.createdAt),
    index('employee_mobile').on(table.mobile).where(sql`mobile is not null`),
  ],
);

/** The earlier passwords of a person. The person cannot take the last ones again. */
export const passwordHistory = platform.table(
  'password_history',
  {
    historyId: bigserial('history_id', { mode: 'number' }).primaryKey(),
    userCode: userRef('user_code'),
    passwordHash: text('password_hash').notNull(),
    replacedAt: instant('replaced_at').notNull(),
  },
  (table) => [index('password_history_user').on(table.userCode, table.replacedAt)],
);

/** An administrator asks a person to change the number they log in with. */
export const mobileChange = platform.table(
  'mobile_change',
  {
    changeNo: text('change_no').primaryKey(),
    employeeCode: text('employee_code')
      .notNull()
      .references(() => employee.employeeCode, { onDelete: 'cascade' }),
    mobile: text('mobile').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('mobile_change_employee').on(table.employeeCode),
    index('mobile_change_expires').on(table.expiresAt),
  ],
);

/** Browsers that a person has logged in with. */
export const knownBrowser = platform.table(
  'known_browser',
  {
    userCode: userRef('user_code'),
    browserHash: text('browser_hash').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userCode, table.browserHash] }),
    index('known_browser_hash').on(table.browserHash),
  ],
);
