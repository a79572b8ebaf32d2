import { z } from 'zod';
import type { sessionCalls } from '../calls/session';
import type { SchemasOf } from './call-schemas';
import {
  code,
  compCode,
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
  compStatus: z.string(),
  /** `1`: the person is enabled there. */
  status: z.string(),
  rootManager: flag,
  inviteCode: z.string(),
  employeeRole: z.array(z.string()),
  compRole: z.array(compRole),
  lastLoginTime: optionalTime,
});

const resource = z.object({
  orderNum: z.number(),
  parentCode: z.string(),
  resCode: z.string(),
  resName: z.string(),
  resType: z.enum(['menu', 'page', 'action']),
  resUri: z.string(),
  icon: z.string(),
});

export const productBody = z.strictObject({ productCode: code });

export const sessionSchemas = {
  refreshToken: {
    /** `employeeCode` with `compBizCode` or `compRoleCode` changes the company; without them only the tokens are new. */
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
