import { z } from 'zod';
import { staffRoles } from '../../codes/staff-roles';
import { defineGroup, read, write } from '../define-calls';
import { keyOf, secretText, sixDigits, text, token } from '../fields';

/** Calls of the platform's own people: plain JSON, a session by a cookie, and at their host names only. */
const ofStaff = { audience: 'staff', token: false } as const;

const staffId = z
  .string()
  .regex(/^T[\w-]{1,40}$/, '人员标识不正确')
  .meta({ examples: ['T5f0c7d0e6a434b7e9d512a7f'] });
const loginName = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9._-]{1,31}$/, '登录名为2-32位小写字母、数字、点、下划线或连字符，以字母开头')
  .meta({ examples: ['zhang.wei'] });
const displayName = text(40);
const reason = text(200);
/** A role, for one tenant or, with null, for all. */
const grant = z.strictObject({ role: keyOf(staffRoles), tenant: z.string().max(63).nullable() });
const grants = z.array(grant).min(1, '请至少选择一个角色').max(50);

/** The one-time link by which a person sets name and password and gets the second factor. */
const link = { link: z.string(), expiresAt: z.string() };

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

export const staffGroup = defineGroup('staff', {
  /** The first step of a login. The ticket is good for the second step only. */
  staffLoginPassword: write({
    ...ofStaff,
    path: 'staff/login/password',
    body: { loginName: text(64), password: secretText },
    reply: { ticket: z.string(), expiresIn: z.number() },
  }),
  staffLoginCode: write({ ...ofStaff, path: 'staff/login/code', body: { ticket, code: sixDigits }, reply: me }),
  /** The second step for a person without their authenticator. Each recovery code is good once. */
  staffLoginRecovery: write({
    ...ofStaff,
    path: 'staff/login/recovery',
    body: { ticket, recoveryCode: text(40) },
    reply: me,
  }),
  staffMe: read({ ...ofStaff, path: 'staff/me', reply: me }),
  staffLogout: write({ ...ofStaff, path: 'staff/logout' }),
  staffSessionList: read({
    ...ofStaff,
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
  staffSessionEndOthers: write({ ...ofStaff, path: 'staff/session/endOthers', reply: { count: z.number() } }),
  staffList: read({
    ...ofStaff,
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
  staffInvite: write({
    ...ofStaff,
    path: 'staff/invite',
    body: { loginName, displayName, roles: grants },
    reply: { staffId: z.string(), ...link },
  }),
  /** Answers the secret and the recovery codes this one time. */
  staffAccept: write({
    ...ofStaff,
    path: 'staff/accept',
    body: { token, displayName, password: secretText },
    reply: {
      loginName: z.string(),
      /** For authenticators, in base32, and the same as an `otpauth` address for a QR code. */
      secret: z.string(),
      address: z.string(),
      recoveryCodes: z.array(z.string()),
    },
  }),
  staffRoles: write({ ...ofStaff, path: 'staff/roles', body: { staffId, roles: grants } }),
  /** `left`: the person works here no more, and nobody unlocks the account. */
  staffLock: write({ ...ofStaff, path: 'staff/lock', body: { staffId, reason, left: z.boolean().default(false) } }),
  staffUnlock: write({ ...ofStaff, path: 'staff/unlock', body: { staffId, reason } }),
  staffResetFactor: write({ ...ofStaff, path: 'staff/resetFactor', body: { staffId, reason }, reply: link }),
  staffAuditList: read({
    ...ofStaff,
    path: 'staff/audit/list',
    body: {
      /** The events before this one; left away: the newest. */
      before: z.int().min(1).optional(),
      limit: z.int().min(1).max(100).default(50),
      staffId: staffId.optional(),
      /** The beginning of the action's name, such as `staff.`. */
      action: z.string().trim().max(60).optional(),
    },
    reply: {
      rows: z.array(
        z.object({
          eventId: z.number(),
          at: z.string(),
          tenant: z.string(),
          action: z.string(),
          result: z.string(),
          /** The member of staff, by display name, or `server:` and a user; empty for a customer or a stranger. */
          who: z.string(),
          object: z.string(),
          before: z.unknown(),
          after: z.unknown(),
          address: z.string(),
          requestId: z.string(),
          count: z.number(),
        }),
      ),
      /** Ask with it for the events before these; null: there are none. */
      next: z.number().nullable(),
    },
  }),
});
