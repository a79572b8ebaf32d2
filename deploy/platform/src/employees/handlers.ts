import { companyCall, type GroupHandlers } from '../calls/handler';
import type { Policy } from '../calls/policy';
import {
  employeeAdd,
  employeeDisable,
  employeeEdit,
  employeeEnable,
  employeeRemove,
  employeeResetPassword,
} from './change-employees';
import { employeeExport, employeeImport, employeeImportTemplate } from './exchange-employees';
import { employeeJoinDecide, employeeJoinList } from './join-requests';
import { employeeInfo, employeeList } from './read-employees';

const read = { permission: 'employee.read' } satisfies Omit<Policy, 'access'>;
const write = { permission: 'employee.write' } satisfies Omit<Policy, 'access'>;
const writeOne = { ...write, own: ['employeeCode'] } satisfies Omit<Policy, 'access'>;

export const employeeHandlers: GroupHandlers<'employee'> = {
  employeeList: companyCall(read, employeeList),
  employeeInfo: companyCall({ ...read, own: ['employeeCode'] }, (context, { body }) =>
    employeeInfo(context, body.employeeCode),
  ),
  employeeAdd: companyCall(write, employeeAdd),
  employeeEdit: companyCall(writeOne, employeeEdit),
  employeeDisable: companyCall(writeOne, employeeDisable),
  employeeEnable: companyCall(writeOne, employeeEnable),
  employeeRemove: companyCall(writeOne, employeeRemove),
  employeeResetPwd: companyCall(writeOne, employeeResetPassword),
  employeeJoinList: companyCall(write, employeeJoinList),
  employeeJoinDecide: companyCall(write, employeeJoinDecide),
  employeeExport: companyCall(read, employeeExport),
  employeeImportTemplate: companyCall(write, employeeImportTemplate),
  employeeImport: companyCall(write, employeeImport),
};
