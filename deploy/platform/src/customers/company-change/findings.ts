import { type CompanyField, companyFields } from '@portal/shared/company-fields';
import { about, type Findings, proofs, unclear, unlike } from '../../domain/case/findings';

/** For requests to change the company or an account. */
export const changeFindings: Findings = {
  ...Object.fromEntries(
    Object.entries<CompanyField>(companyFields).map(([name, { label, kind }]) => [
      name,
      about(label, kind === 'paper' ? unclear : unlike(proofs)),
    ]),
  ),
  accountNo: about('银行账号', unlike(proofs)),
  branchNo: about('开户支行', unlike(proofs)),
  fileTokens: about(proofs, ['未加盖公章', ...unclear]),
  reason: about('变更原因', ['不明确']),
};
