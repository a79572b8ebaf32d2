import { z } from 'zod';
import { defineGroup, read, write } from '../define-calls';
import {
  code,
  compCode,
  compNo,
  compRole,
  cookieDetails,
  dayRange,
  flag,
  optionalTime,
  paged,
  pageOf,
  time,
} from '../fields';

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
  /** Our own addition: the spec's entry has none. */
  compNo: compNo.optional(),
  compStatus: z.string(),
  /** `1`: the person is enabled there; `0`: the person is invited, and has not answered. */
  status: z.string(),
  rootManager: flag,
  inviteCode: z.string(),
  employeeRole: z.array(z.string()),
  compRole: z.array(compRole),
  lastLoginTime: optionalTime,
  /** Only with status `0`: the person who invites, and when. */
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

/** The companies of a person, the change between them, and the addresses that the person may open. */
export const sessionGroup = defineGroup('session', {
  refreshToken: write({
    path: 'employee/refresh/token',
    spec: true,
    token: false,
    /**
     * `employeeCode` with `compBizCode` changes the company; `compRoleCode` (such as `SCM-C101`) chooses one of the
     * company's roles in a product, which the session keeps until the company is entered anew. Without them only the
     * tokens are new.
     */
    body: {
      refreshToken: z.string().max(128),
      employeeCode: code.optional(),
      compBizCode: compCode.optional(),
      compRoleCode: code.optional(),
    },
    reply: cookieDetails.extend({ compInfo: compInfo.nullable() }),
  }),
  findResAllByToken: read({ path: 'res/menu/emp/role/findResAllByToken', spec: true, reply: z.array(resource) }),
  findAllCompNameByMobile: read({
    path: 'cust/employee/findAllCompNameByMobile',
    spec: true,
    body: productBody,
    reply: z.array(membership),
  }),
  findAllCompNameByMobileEnable: read({
    path: 'cust/employee/findAllCompNameByMobileEnable',
    spec: true,
    body: productBody,
    reply: z.array(membership),
  }),
  custEmployeeInfoComp: read({ path: 'cust/employee/info/comp', spec: true, body: productBody, reply: compInfo }),
  custEmployeeCompsAll: read({ path: 'cust/employee/comps/all', spec: true, reply: z.array(membership) }),
  /** The person's own answer to a company's invitation, a membership of status `0`. */
  placeAccept: write({ path: 'cust/employee/place/accept', body: { employeeCode: code } }),
  placeRefuse: write({ path: 'cust/employee/place/refuse', body: { employeeCode: code } }),
  deviceList: read({
    path: 'custUser/device/list',
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
  }),
  deviceLogoutOthers: write({ path: 'custUser/device/logoutOthers', reply: { count: z.number() } }),
  deviceLogout: write({ path: 'custUser/device/logout', body: { deviceId: code } }),
  loginLogList: read({
    path: 'custUser/loginLog/list',
    body: pageOf(dayRange),
    reply: paged(
      z.object({ at: time, address: z.string(), browser: z.string(), result: z.string(), compName: z.string() }),
    ),
  }),
});
