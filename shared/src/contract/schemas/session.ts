import { z } from 'zod';
import type { sessionCalls } from '../calls/session';
import type { SchemasOf } from './call-schemas';
import {
  code,
  compCode,
  compNo,
  compRole,
  cookieDetails,
  dayRange,
  flag,
  nothing,
  optionalTime,
  paged,
  pageOf,
  time,
} from './common';

/** The spec's `compInfo`. */
export const compInfo = z.object({
  compCode: z.string(),
  compName: z.string(),
  compBizCode: z.string(),
  employeeCode: z.string(),
  compStatus: z.string(),
  inviteCode: z.string(),
  userName: z.string(),
  userCode: z.string(),
  /** Masked. */
  mobile: z.string(),
  rootManager: flag,
  compRoleCode: z.string(),
  compRole: z.array(compRole),
  employeeRole: z.array(z.string()),
});

const membership = z.object({
  employeeCode: z.string(),
  compBizCode: z.string(),
  compName: z.string(),
  compCode: z.string(),
  /** Ours: the spec's entry has none. */
  compNo: compNo.optional(),
  compStatus: z.string(),
  /** `1`: the person is enabled there; `0`: invited, and still to answer. */
  status: z.string(),
  rootManager: flag,
  inviteCode: z.string(),
  employeeRole: z.array(z.string()),
  compRole: z.array(compRole),
  lastLoginTime: optionalTime,
  /** Of status `0`: who asks the person in. */
  invitation: z.object({ inviter: z.string(), inviteTime: time, becomesRoot: flag }).optional(),
});

const resource = z.object({
  orderNum: z.number(),
  parentCode: z.string(),
  resCode: z.string(),
  resName: z.string(),
  resType: z.enum(['menu', 'page', 'action', 'link']),
  resUri: z.string(),
  icon: z.string(),
});

export const productBody = z.strictObject({ productCode: code });

export const sessionSchemas = {
  refreshToken: {
    /**
     * `employeeCode` with `compBizCode` changes the company; `compRoleCode` (such as `SCM-C101`) chooses one of the company's roles
     * in a product, which the session keeps until the company is entered anew. Without them only the tokens are new.
     */
    body: z.strictObject({
      refreshToken: z.string().max(128),
      employeeCode: code.optional(),
      compBizCode: compCode.optional(),
      compRoleCode: code.optional(),
    }),
    reply: cookieDetails.extend({ compInfo: compInfo.nullable() }),
  },
  findResAllByToken: { reply: z.array(resource) },
  findAllCompNameByMobile: { body: productBody, reply: z.array(membership) },
  findAllCompNameByMobileEnable: { body: productBody, reply: z.array(membership) },
  custEmployeeInfoComp: { body: productBody, reply: compInfo },
  custEmployeeCompsAll: { reply: z.array(membership) },
  placeAccept: { body: z.strictObject({ employeeCode: code }), reply: nothing },
  placeRefuse: { body: z.strictObject({ employeeCode: code }), reply: nothing },
  deviceList: {
    reply: z.array(
      z.object({
        deviceId: z.string(),
        browser: z.string(),
        system: z.string(),
        address: z.string(),
        loginTime: time,
        lastActiveTime: time,
        current: flag,
      }),
    ),
  },
  deviceLogoutOthers: { reply: z.object({ count: z.number() }) },
  deviceLogout: { body: z.strictObject({ deviceId: code }), reply: nothing },
  loginLogList: {
    body: pageOf(dayRange),
    reply: paged(
      z.object({ at: time, address: z.string(), browser: z.string(), result: z.string(), compName: z.string() }),
    ),
  },
} as const satisfies SchemasOf<typeof sessionCalls>;
