import { z } from 'zod';
import { loginNameForm } from '../../codes/login-name';
import { defineStaffGroup, read, write } from '../define-calls';
import { dayRange, optionalText, secretText, sixDigits, sortBy, text, token } from '../fields';
import { grant, inTenant, maybeLink, reason, staffId, waits } from '../staff-parts';

const loginName = z
  .string()
  .trim()
  .regex(loginNameForm, '登录名为2-32位小写字母、数字、点、下划线或连字符，以字母开头')
  .meta({ examples: ['zhang.wei'] });
const displayName = text(40);
const grants = z.array(grant).min(1, '请至少选择一个角色').max(50);

const me = {
  staffId: z.string(),
  loginName: z.string(),
  displayName: z.string(),
  roles: z.array(grant),
  /** Every further call sends it in the header `x-csrf`. */
  csrf: z.string(),
  idleSeconds: z.number(),
  expiresAt: z.string(),
  recoveryCodesLeft: z.number(),
};

const ticket = token;

export const staffGroup = defineStaffGroup('staff', {
  /** The first step of a login. The ticket is good for the second step only. */
  staffLoginPassword: write({
    path: 'staff/login/password',
    body: { loginName: text(64), password: secretText },
    reply: { ticket: z.string(), expiresIn: z.number() },
  }),
  staffLoginCode: write({ path: 'staff/login/code', body: { ticket, code: sixDigits }, reply: me }),
  /** The second step for a person without their authenticator. Each recovery code is good once. */
  staffLoginRecovery: write({ path: 'staff/login/recovery', body: { ticket, recoveryCode: text(40) }, reply: me }),
  /** Returns whether staff may log in at the company's identity provider. */
  staffOidcOffer: read({ path: 'staff/oidc/offer', reply: { offered: z.boolean() } }),
  /** The address to go to. The page keeps the ticket and sends it with the provider's answer. */
  staffOidcBegin: write({
    path: 'staff/oidc/begin',
    /** With the token of a one-time link the person is known by the provider's name from now on. */
    body: { link: token.optional() },
    reply: { url: z.string(), ticket: z.string(), expiresIn: z.number() },
  }),
  /** `answer`: the query with which the provider sent the browser back to `/desk/oidc`. */
  staffOidcFinish: write({ path: 'staff/oidc/finish', body: { ticket, answer: text(4000) }, reply: me }),
  /** The session's person shows their authenticator once more. It holds for some minutes, in this session alone. */
  staffFactorCode: write({ path: 'staff/factor/code', body: { code: sixDigits } }),
  /** The same at the identity provider, which asks for their login there once more: the address to go to. */
  staffFactorBegin: write({
    path: 'staff/factor/begin',
    reply: { url: z.string(), ticket: z.string(), expiresIn: z.number() },
  }),
  staffFactorFinish: write({ path: 'staff/factor/finish', body: { ticket, answer: text(4000) } }),
  staffMe: read({ path: 'staff/me', reply: me }),
  staffLogout: write({ path: 'staff/logout' }),
  staffSessionList: read({
    path: 'staff/session/list',
    reply: z.array(
      z.object({
        sessionId: z.string(),
        browser: z.string(),
        system: z.string(),
        address: z.string(),
        loginTime: z.string(),
        lastActiveTime: z.string(),
        current: z.boolean(),
      }),
    ),
  }),
  staffSessionEndOthers: write({ path: 'staff/session/endOthers', reply: { count: z.number() } }),
  staffList: read({
    path: 'staff/list',
    reply: z.array(
      z.object({
        staffId: z.string(),
        loginName: z.string(),
        displayName: z.string(),
        /** `invited`, `active`, `locked` or `left`. */
        state: z.string(),
        roles: z.array(grant),
        createdAt: z.string(),
        lastLoginAt: z.string().nullable(),
      }),
    ),
  }),
  /** With a role of `graveRoles` it waits for another administrator, who gets the link. */
  staffInvite: write({
    path: 'staff/invite',
    factor: true,
    body: { loginName, displayName, roles: grants },
    reply: { waits, ...maybeLink },
  }),
  /** The first step behind a one-time link. The ticket, and the secret with it, are good for the second step only. */
  staffAcceptBegin: write({
    path: 'staff/accept/begin',
    body: { token, displayName, password: secretText },
    reply: {
      loginName: z.string(),
      /** For authenticators, in base32, and the same as an `otpauth` address for a QR code. */
      secret: z.string(),
      address: z.string(),
      ticket: z.string(),
      expiresIn: z.number(),
    },
  }),
  /** A right code of the authenticator opens the account and begins a session. The recovery codes come this one time. */
  staffAcceptFinish: write({
    path: 'staff/accept/finish',
    body: { ticket, code: sixDigits },
    reply: { me: z.object(me), recoveryCodes: z.array(z.string()) },
  }),
  /** It waits for another administrator if the person gets a role of `graveRoles`. */
  staffRoles: write({ path: 'staff/roles', factor: true, body: { staffId, roles: grants }, reply: { waits } }),
  /** `left`: the person works here no more, and nobody unlocks the account. */
  staffLock: write({ path: 'staff/lock', factor: true, body: { staffId, reason, left: z.boolean().default(false) } }),
  staffUnlock: write({ path: 'staff/unlock', factor: true, body: { staffId, reason } }),
  /** The person is out at the next click, and may log in again. */
  staffEndSessions: write({ path: 'staff/endSessions', body: { staffId, reason }, reply: { count: z.number() } }),
  /** It waits for another administrator, who gets the link, if the person has a role of `graveRoles`. */
  staffResetFactor: write({
    path: 'staff/resetFactor',
    factor: true,
    body: { staffId, reason },
    reply: { waits, ...maybeLink },
  }),
  staffAuditList: read({
    path: 'staff/audit/list',
    body: {
      /** The events that the list has after this one; left away: its first. */
      before: z.int().min(1).optional(),
      limit: z.int().min(1).max(100).default(50),
      staffId: staffId.optional(),
      /** A part of the name of a person, of the login name of a member of staff, or a customer's whole phone number. */
      who: optionalText(40),
      /** The beginning of the action's name, such as `staff.`. */
      action: optionalText(60),
      /** A part of the object or of the company's name, or the company's whole number. */
      object: optionalText(60),
      tenant: inTenant,
      result: z.enum(['ok', 'refused']).optional(),
      /** `at`: the oldest first. */
      sort: sortBy(['at']),
      ...dayRange,
    },
    reply: {
      rows: z.array(
        z.object({
          eventId: z.number(),
          at: z.string(),
          tenant: z.string(),
          action: z.string(),
          result: z.string(),
          /**
           * The member of staff, by display name; the customer, by name and masked number; `server:`, `token:` or
           * `release:` and a name; `gone:`: the account is no longer there; empty: nobody was logged in.
           */
          who: z.string(),
          object: z.string(),
          /** The name of the company that the act is about; empty: it is about none. */
          company: z.string(),
          before: z.unknown(),
          after: z.unknown(),
          address: z.string(),
          requestId: z.string(),
          count: z.number(),
        }),
      ),
      /** Ask with it for the events after these; null: there are none. */
      next: z.number().nullable(),
    },
  }),
  /** Computes the hashes of all sealed events again, of all tenants. */
  staffAuditVerify: write({
    path: 'staff/audit/verify',
    reply: z.array(
      z.object({
        /** `platform`: acts of people; `releases`: changes of releases and tenants. */
        journal: z.enum(['platform', 'releases']),
        blocks: z.number(),
        rows: z.number(),
        /** The number of blocks that were removed because of their age. */
        removed: z.number(),
        /** The hash of the newest block; empty before the first. */
        head: z.string(),
        /** The number of faults; 0: everything is as it was written. */
        faults: z.number(),
      }),
    ),
  }),
});
