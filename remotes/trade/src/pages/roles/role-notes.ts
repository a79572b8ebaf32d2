import type { CompanyRole } from '@portal/shared/codes';

/** What a company does with vouchers in each of its roles. */
export const roleNotes: Readonly<Record<CompanyRole, string>> = {
  C101: '签发、接收、转让凭证，持凭证向资金方申请融资',
  C102: '替所属企业签发凭证；账户、企业资料和邀请由所属企业办理',
  C103: '受让凭证形成的资产',
  C104: '审批融资申请并放款',
  C105: '为凭证提供增信',
  C106: '核验货物与运单',
};
