import { DescriptionList } from '@portal/shared/ui/frame';
import { type AccountRow, accountTypeLabels } from '../bank-accounts/account-row';

/** 原账户, read only. */
export function OriginalAccount({ account }: { account: AccountRow }) {
  return (
    <DescriptionList
      columns={2}
      items={[
        { label: '账户名称', value: account.accountName },
        { label: '银行账号', value: account.accountNo },
        { label: '账户类型', value: accountTypeLabels[account.accountType] },
        { label: '开户银行', value: account.bankName },
        { label: '开户支行', value: account.branchName },
        { label: '联行号', value: account.branchNo },
      ]}
    />
  );
}
