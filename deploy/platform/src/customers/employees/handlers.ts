import { companyCall, type GroupHandlers } from '../../kernel/calls/handler';
import type { Policy } from '../../kernel/calls/policy';
import { employeeMobileWithdraw } from './ask-mobile-change';
import {
  employeeAdd,
  employeeDisable,
  employeeEdit,
  employeeEnable,
  employeeInvite,
  employeeRemove,
  employeeResetPassword,
} from './change-employees';
import { employeeExport, employeeImport, employeeImportTemplate } from './exchange-employees';
import { employeeJoinDecide, employeeJoinList } from './join-requests';
import { employeeInfo, employeeList } from './read-employees';

const read = { permission: 'employee.read' } satisfies Omit<Policy, 'access'>;
const write = { permission: 'employee.write' } satisfies Omit<Policy, 'access'>;
/** These calls change who may act for the company, and their numbers and addresses. */
const change = { ...write, stepUp: 'employees' } satisfies Omit<Policy, 'access'>;
const changeOne = { ...change, own: ['employeeCode'] } satisfies Omit<Policy, 'access'>;

export const employeeHandlers: GroupHandlers<'employee'> = {
  employeeList: companyCall(read, employeeList),
  employeeInfo: companyCall({ ...read, own: ['employeeCode'] }, (context, { body }) =>
    employeeInfo(context, body.employeeCode),
  ),
  employeeAdd: companyCall({ ...change, ownCode: 'employee' }, employeeAdd),
  employeeEdit: companyCall(changeOne, employeeEdit),
  employeeDisable: companyCall(changeOne, employeeDisable),
  employeeEnable: companyCall(changeOne, employeeEnable),
  employeeInvite: companyCall(changeOne, employeeInvite),
  employeeRemove: companyCall(changeOne, employeeRemove),
  employeeResetPwd: companyCall(changeOne, employeeResetPassword),
  employeeMobileWithdraw: companyCall({ ...write, own: ['employeeCode'] }, employeeMobileWithdraw),
  employeeJoinList: companyCall(write, employeeJoinList),
  employeeJoinDecide: companyCall(change, employeeJoinDecide),
  employeeExport: companyCall(read, employeeExport),
  employeeImportTemplate: companyCall(write, employeeImportTemplate),
  employeeImport: companyCall(change, employeeImport),
};
