import { formatDay, formatSecond } from '@portal/shared/format';
import { EyeIcon, StatusTag } from '@portal/shared/ui';
import { type DataColumn, statusColumn } from '@portal/shared/ui/data';
import styles from './account-columns.module.css';
import { type AccountRow, accountTypeLabels, currencyLabel, shortNumber, tailOf } from './account-row';
import { accountStateTag } from './account-state';

/** Pass `onReveal` only for people who may see a whole number. */
export const accountColumns = (onReveal?: (account: AccountRow) => void): DataColumn<AccountRow>[] => [
  {
    key: 'accountNo',
    title: '银行账号',
    required: true,
    card: 'name',
    digitsAreText: true,
    text: ({ accountNo }) => accountNo,
    render: (account) => (
      <span className={styles.number}>
        {shortNumber(account)}
        {onReveal && (
          <button
            type="button"
            className={styles.reveal}
            aria-label={`查看尾号 ${tailOf(account)} 的完整账号`}
            title="查看完整账号"
            onClick={() => onReveal(account)}
          >
            <EyeIcon />
          </button>
        )}
        {account.isDefault && <StatusTag plain entry={{ label: '默认', colorClass: 'blue' }} />}
      </span>
    ),
  },
  { key: 'accountName', title: '账户名称', hiddenAtFirst: 'narrow', text: ({ accountName }) => accountName },
  { key: 'bankName', title: '开户银行', card: 'note', text: ({ bankName }) => bankName },
  { key: 'branchName', title: '开户支行', hiddenAtFirst: 'narrow', text: ({ branchName }) => branchName },
  { key: 'branchNo', title: '联行号', digitsAreText: true, hiddenAtFirst: true, text: ({ branchNo }) => branchNo },
  { key: 'accountType', title: '账户类型', card: 'note', text: ({ accountType }) => accountTypeLabels[accountType] },
  { key: 'currency', title: '币种', hiddenAtFirst: true, text: ({ currency }) => currencyLabel(currency) },
  statusColumn('state', '验证状态', ({ state }) => accountStateTag(state)),
  { key: 'isDefault', title: '默认', hiddenAtFirst: true, text: ({ isDefault }) => (isDefault ? '是' : '否') },
  {
    key: 'createTime',
    title: '添加时间',
    text: ({ createTime }) => formatDay(createTime),
    render: ({ createTime }) => <time title={formatSecond(createTime)}>{formatDay(createTime)}</time>,
  },
];
