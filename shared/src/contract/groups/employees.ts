import { z } from 'zod';
import { defineGroup, read, write } from '../define-calls';
import { employeeColumnKeys } from '../employee-columns';
import {
  browserID,
  code,
  employeeRole,
  employeeRoleCodes,
  flag,
  keyOf,
  mobileText,
  optionalEmail,
  optionalText,
  optionalTime,
  paged,
  pageOf,
  personNameText,
  sixDigits,
  sortBy,
  time,
} from '../fields';
import { employeeStates } from '../states';

const employeeState = keyOf(employeeStates);

const employee = z.object({
  employeeCode: z.string(),
  /** Empty until the person accepts the place. Until then the administrator has typed all of these values. */
  userCode: z.string(),
  userName: z.string(),
  /** Masked. */
  mobile: z.string(),
  email: z.string(),
  rootManager: flag,
  self: flag,
  employeeRole: z.array(z.string()),
  productCodes: z.array(z.string()),
  status: employeeState,
  /** The person themselves still has to accept. */
  invited: flag,
  lastLoginTime: optionalTime,
  createTime: time,
  /** The number that the person was asked to change to, masked; null: nothing is asked. */
  askedMobile: z.string().nullable(),
});

const filters = {
  keyword: optionalText(50),
  employeeRole: employeeRole.optional(),
  status: employeeState.optional(),
};

const byCode = z.strictObject({ employeeCode: code });
const roles = { employeeRole: employeeRoleCodes, productCodes: z.array(code).max(50) };

/** The people of a company. */
export const employeeGroup = defineGroup('employee', {
  employeeList: read({
    path: 'employee/list',
    body: pageOf({ ...filters, sort: sortBy(['lastLoginTime', 'createTime']) }),
    reply: paged(employee),
  }),
  employeeInfo: read({ path: 'employee/info', body: byCode, reply: employee }),
  employeeAdd: write({
    path: 'employee/add',
    /** `code` is sent to the person who adds. It replaces the proof of who acts that is asked for otherwise. */
    body: {
      userName: personNameText,
      mobile: mobileText,
      email: optionalEmail,
      ...roles,
      code: sixDigits.optional(),
      browserID: browserID.optional(),
    },
    reply: employee,
  }),
  employeeEdit: write({
    path: 'employee/edit',
    body: { employeeCode: code, userName: personNameText, email: optionalEmail, ...roles },
    reply: employee,
  }),
  employeeDisable: write({ path: 'employee/disable', body: byCode }),
  employeeEnable: write({ path: 'employee/enable', body: byCode }),
  /** Invites a person once more who has not answered, or has refused. */
  employeeInvite: write({ path: 'employee/invite', body: byCode }),
  /** Takes back the request that `userMobileUpdate` sent to the person. */
  employeeMobileWithdraw: write({ path: 'employee/mobile/withdraw', body: byCode }),
  employeeRemove: write({ path: 'employee/remove', body: byCode }),
  employeeResetPwd: write({ path: 'employee/resetPwd', body: byCode }),
  /** People who asked to be let in while registering. */
  employeeJoinList: read({
    path: 'employee/join/list',
    body: pageOf({}),
    reply: paged(
      z.object({ joinNo: z.string(), userName: z.string(), mobile: z.string(), remark: z.string(), applyTime: time }),
    ),
  }),
  employeeJoinDecide: write({
    path: 'employee/join/decide',
    body: { joinNo: code, approve: flag, employeeRole: employeeRoleCodes.optional() },
  }),
  /** `columns`: the columns to write; all of them if left out. */
  employeeExport: read({
    path: 'employee/export',
    body: { ...filters, columns: z.array(z.enum(employeeColumnKeys)).max(20).optional() },
    reply: 'file',
  }),
  employeeImportTemplate: read({ path: 'employee/import/template', reply: 'file' }),
  employeeImport: write({
    path: 'employee/import/submit',
    body: 'file',
    reply: {
      added: z.number(),
      failed: z.number(),
      rows: z.array(z.object({ line: z.number(), userName: z.string(), ok: flag, msg: z.string() })),
    },
  }),
});
