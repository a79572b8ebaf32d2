import { z } from 'zod';
import { accountStates, personActs } from '../care-words';
import { defineStaffGroup, read, write } from '../define-calls';
import { code, flag, keyOf, mobileText, optionalText, optionalTime, sortBy, text, time } from '../fields';
import { inTenant, next, partOf, reason } from '../staff-parts';
import { device, loginEntry, sentLetter } from './staff-companies';

const userCode = code.meta({ examples: ['UdemoL13800000003'] });
const ofPerson = z.strictObject({ userCode });

const row = z.object({
  userCode: z.string(),
  tenant: z.string(),
  userName: z.string(),
  mobile: z.string(),
  email: z.string(),
  /** One of `accountStates`. */
  status: z.string(),
  /** The companies where the person has a place. */
  companies: z.array(z.string()),
  createTime: time,
});

const correction = z.object({
  correctionNo: z.string(),
  /** The case that decides about it. */
  taskId: z.string(),
  mobileBefore: z.string(),
  mobile: z.string(),
  evidence: z.string(),
  /** `REVIEWING`, `APPROVED` or `REFUSED`. */
  state: z.string(),
  opinion: z.string(),
  by: z.string(),
  askTime: time,
  finishTime: optionalTime,
});

/** Customers' accounts as the platform's own people see them. */
export const staffPersonGroup = defineStaffGroup('staffPerson', {
  staffPersonList: read({
    path: 'staff/person/list',
    body: {
      ...partOf,
      tenant: inTenant,
      /** A part of the name, or a whole phone number or e-mail address. */
      keyword: optionalText(60),
      status: keyOf(accountStates).optional(),
      sort: sortBy(['createTime']),
    },
    reply: { rows: z.array(row), next },
  }),
  staffPersonShow: read({
    path: 'staff/person/show',
    body: ofPerson,
    reply: row.omit({ companies: true }).extend({
      firstLoginTime: optionalTime,
      passwordChangeTime: time,
      /** The account waits for a password of its own. */
      mustChangePassword: flag,
      memberships: z.array(
        z.object({
          compCode: z.string(),
          compName: z.string(),
          compStatus: z.string(),
          rootManager: flag,
          employeeRole: z.array(z.string()),
          status: z.string(),
          lastLoginTime: optionalTime,
        }),
      ),
      devices: z.array(device),
      logins: z.array(loginEntry),
      sent: z.array(sentLetter),
      /** Until then nobody can log in to the account, because of wrong passwords. */
      waitsUntil: optionalTime,
      corrections: z.array(correction),
      may: z.array(z.enum(personActs)),
    }),
  }),
  /** The person is out at the next click, and cannot log in. */
  staffPersonLock: write({ path: 'staff/person/lock', body: { userCode, reason } }),
  /** Also ends the wait after wrong passwords. */
  staffPersonUnlock: write({ path: 'staff/person/unlock', factor: true, body: { userCode, reason } }),
  staffPersonEndSessions: write({
    path: 'staff/person/endSessions',
    body: { userCode, reason },
    reply: { count: z.number() },
  }),
  /** Opens a case: two pairs of eyes decide about the number. */
  staffPersonCorrectMobile: write({
    path: 'staff/person/correctMobile',
    factor: true,
    body: {
      userCode,
      mobile: mobileText,
      /** How the person was identified. */
      evidence: text(500),
    },
    reply: { correctionNo: z.string() },
  }),
});
