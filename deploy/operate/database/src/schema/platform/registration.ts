import { index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sealedJson, sealedText } from '../../sealing/sealed-columns';
import { instant, platform } from './namespace';
import { company, companyRef, userRef } from './people';
import type { TimelineEntry } from './timeline-entry';

type Values = Record<string, unknown>;

/** The data of a company. People type it in while it registers; approved requests change it later. */
export const companyProfile = platform.table('company_profile', {
  compCode: text('comp_code')
    .primaryKey()
    .references(() => company.compCode),
  permit: jsonb('permit').$type<Values>().notNull().default({}),
  legalPerson: sealedJson<Values>('company_profile', 'legal_person').notNull().default({}),
  agent: sealedJson<Values>('company_profile', 'agent').notNull().default({}),
  invoice: sealedJson<Values>('company_profile', 'invoice').notNull().default({}),
});

/** The progress of a company's registration. */
export const registration = platform.table('registration', {
  compCode: text('comp_code')
    .primaryKey()
    .references(() => company.compCode),
  /** `10`: its legal person registered the company. `20`: somebody with its authority did. */
  identity: text('identity').$type<'10' | '20'>().notNull().default('20'),
  savedAt: instant('saved_at'),
  /** Rises with each save of the permit, so that nobody overwrites what another page has saved. */
  permitRevision: integer('permit_revision').notNull().default(0),
  /** The fields that were read from the licence and that nobody has confirmed yet. */
  recognized: jsonb('recognized').$type<string[]>().notNull().default([]),
  certificateAgreedAt: instant('certificate_agreed_at'),
  submittedAt: instant('submitted_at'),
  /** The time when the company began again after a refusal. */
  reappliedAt: instant('reapplied_at'),
  /** The reviewer's findings, by field. */
  reasons: jsonb('reasons').$type<Record<string, string>>().notNull().default({}),
  /** The fields that may be corrected after a return; empty: all fields. */
  correctable: jsonb('correctable').$type<string[]>().notNull().default([]),
  /** The unfinished input of the verification's cards. */
  drafts: sealedJson<{ legalPerson?: Values | null | undefined; agent?: Values | null | undefined }>(
    'registration',
    'drafts',
  )
    .notNull()
    .default({}),
  /** A digest of everything that was sent in when the application came back; empty: it did not come back. */
  returnedDigest: text('returned_digest').notNull().default(''),
  remark: text('remark').notNull().default(''),
  timeline: jsonb('timeline').$type<TimelineEntry[]>().notNull().default([]),
});

/** The text that a person agreed to, with the time and the network address. */
export const consentGiven = platform.table(
  'consent_given',
  {
    consentId: text('consent_id').primaryKey(),
    userCode: userRef('user_code'),
    consent: text('consent').notNull(),
    version: text('version').notNull(),
    address: text('address').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('consent_given_user').on(table.userCode, table.at)],
);

/** The legal person's face check. It uses a one-time link, and only the link's hash is kept. */
export const faceCheck = platform.table(
  'face_check',
  {
    faceId: text('face_id').primaryKey(),
    compCode: companyRef('comp_code'),
    purpose: text('purpose').notNull(),
    linkHash: text('link_hash').notNull(),
    state: text('state').notNull(),
    reason: sealedText('face_check', 'reason').notNull().default(''),
    failures: integer('failures').notNull().default(0),
    /** Not used any more. */
    plannedFailure: text('planned_failure').notNull().default(''),
    /** The call to the provider; null: not asked, or there is no provider. */
    dispatchId: text('dispatch_id'),
    /** The provider's page for the phone. */
    pageUrl: text('page_url').notNull().default(''),
    /** Without a provider: the photo that a reviewer sees. It is removed with the decision. */
    photoToken: text('photo_token'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('face_check_link').on(table.linkHash),
    uniqueIndex('face_check_dispatch').on(table.dispatchId),
    index('face_check_company').on(table.compCode, table.purpose, table.createdAt),
  ],
);

/** A person who registered an existing company asks to join it. */
export const joinRequest = platform.table(
  'join_request',
  {
    joinNo: text('join_no').primaryKey(),
    compCode: companyRef('comp_code'),
    userName: text('user_name').notNull(),
    mobile: text('mobile').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    remark: text('remark').notNull(),
    state: text('state').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('join_request_company').on(table.compCode, table.state, table.createdAt)],
);

export const invitation = platform.table(
  'invitation',
  {
    id: text('id').primaryKey(),
    compCode: companyRef('comp_code'),
    compName: text('comp_name').notNull(),
    contact: text('contact').notNull(),
    mobile: text('mobile').notNull(),
    email: text('email').notNull(),
    compRole: text('comp_role').notNull(),
    remark: text('remark').notNull(),
    inviteCode: text('invite_code').notNull(),
    state: text('state').notNull(),
    invitedCompCode: text('invited_comp_code').references(() => company.compCode),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('invitation_code').on(table.inviteCode),
    index('invitation_company').on(table.compCode, table.createdAt),
    index('invitation_invited').on(table.invitedCompCode),
  ],
);
