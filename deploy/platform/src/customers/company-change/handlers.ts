import { renewCertificate } from '../../domain/agreement/renew-certificate';
import { companyCertificate, companyView } from '../../domain/company/view-company';
import { companyCall, type GroupHandlers } from '../../kernel/calls/handler';
import type { Policy } from '../../kernel/calls/policy';
import { changeDelete, changeSave } from './draft-change';
import { changeList, changeView } from './read-changes';
import { changeSubmit, changeWithdraw } from './submit-change';

const read = { permission: 'company.read' } satisfies Omit<Policy, 'access'>;
/** Requests about accounts need only this. For requests about the company the handlers also ask for `company.write`. */
const byKind = { permission: 'account.write' } satisfies Omit<Policy, 'access'>;

export const companyChangeHandlers: GroupHandlers<'companyChange'> = {
  companyView: companyCall(read, companyView),
  companyCertificate: companyCall(read, companyCertificate),
  certificateRenew: companyCall({ permission: 'company.write', stepUp: 'company' }, renewCertificate),
  changeList: companyCall(read, changeList),
  changeView: companyCall(read, changeView),
  changeSave: companyCall(byKind, changeSave),
  changeSubmit: companyCall(byKind, changeSubmit),
  changeWithdraw: companyCall(byKind, changeWithdraw),
  changeDelete: companyCall(byKind, changeDelete),
};
