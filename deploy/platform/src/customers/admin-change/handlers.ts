import { companyCall, type GroupHandlers } from '../../kernel/calls/handler';
import { adminChangeSubmit, adminChangeVerify, adminChangeView, adminChangeWithdraw } from './admin-change';

const rules = { permission: 'admin.change' } as const;

export const adminChangeHandlers: GroupHandlers<'adminChange'> = {
  adminChangeView: companyCall({ permission: 'employee.read' }, adminChangeView),
  adminChangeVerify: companyCall(rules, adminChangeVerify),
  adminChangeSubmit: companyCall({ ...rules, own: ['employeeCode'] }, adminChangeSubmit),
  adminChangeWithdraw: companyCall({ ...rules, stepUp: 'admin' }, adminChangeWithdraw),
};
