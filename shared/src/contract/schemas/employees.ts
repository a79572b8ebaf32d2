import { z } from 'zod';
import type { employeeCalls } from '../calls/employees';
import { employeeColumnKeys } from '../employee-columns';
import { employeeStates } from '../states';
import type { SchemasOf } from './call-schemas';
import {
  browserID,
  code,
  employeeRole,
  employeeRoleCodes,
  flag,
  mobileText,
  nothing,
  optionalEmail,
  optionalText,
  optionalTime,
  paged,
  pageOf,
  sixDigits,
  text,
  time,
} from './common';

const employeeState = z.enum(Object.keys(employeeStates) as [keyof typeof employeeStates]);

const employee = z.object({
  employeeCode: z.string(),
  /** Empty until the place is accepted; until then all of this is what the administrator typed. */
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
  /** Waits for the person's own yes. */
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

export const employeeSchemas = {
  employeeList: { body: pageOf(filters), reply: paged(employee) },
  employeeInfo: { body: byCode, reply: employee },
  employeeAdd: {
    /** `code`, sent to the person who adds, stands for the proof of who acts that is asked for otherwise. */
    body: z.strictObject({
      userName: text(50),
      mobile: mobileText,
      email: optionalEmail,
      ...roles,
      code: sixDigits.optional(),
      browserID: browserID.optional(),
    }),
    reply: employee,
  },
  employeeEdit: {
    body: z.strictObject({ employeeCode: code, userName: text(50), email: optionalEmail, ...roles }),
    reply: employee,
  },
  employeeDisable: { body: byCode, reply: nothing },
  employeeEnable: { body: byCode, reply: nothing },
  employeeInvite: { body: byCode, reply: nothing },
  employeeMobileWithdraw: { body: byCode, reply: nothing },
  employeeRemove: { body: byCode, reply: nothing },
  employeeResetPwd: { body: byCode, reply: nothing },
  employeeJoinList: {
    body: pageOf({}),
    reply: paged(
      z.object({ joinNo: z.string(), userName: z.string(), mobile: z.string(), remark: z.string(), applyTime: time }),
    ),
  },
  employeeJoinDecide: {
    body: z.strictObject({ joinNo: code, approve: flag, employeeRole: employeeRoleCodes.optional() }),
    reply: nothing,
  },
  /** `columns`: what to write, all of them where it is left out. */
  employeeExport: {
    body: z.strictObject({ ...filters, columns: z.array(z.enum(employeeColumnKeys)).max(20).optional() }),
  },
  employeeImportTemplate: {},
  employeeImport: {
    reply: z.object({
      added: z.number(),
      failed: z.number(),
      rows: z.array(z.object({ line: z.number(), userName: z.string(), ok: flag, msg: z.string() })),
    }),
  },
} as const satisfies SchemasOf<typeof employeeCalls>;
