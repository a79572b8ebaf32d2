import type { CallReply } from '@portal/shared/contract';
import { formatDay, nothing } from '@portal/shared/format';
import { StatusTag } from '@portal/shared/ui';
import { type DataColumn, statusColumn } from '@portal/shared/ui/data';
import { staffCall } from '../../../client/staff-call';
import { LoadedRecords } from '../../../records/record-table';
import { bankState } from '../../../records/states';
import type { Company } from '../company';
import { CompanyNumber } from '../company-number';

type Account = CallReply<'staffCompanyAccounts'>[number];

/** An account that the company gave up keeps its row. */
const stateOf = ({ unboundTime, state }: Account) =>
  unboundTime === null ? bankState(state) : ({ label: '已解绑', colorClass: 'gray' } as const);

const columnsFor = (compCode: string, mayReveal: boolean): readonly DataColumn<Account>[] => [
  {
    key: 'bankName',
    title: '银行',
    required: true,
    card: 'name',
    text: ({ bankName }) => bankName,
    render: ({ bankName, isDefault }) => (
      <>
        {bankName} {isDefault && <StatusTag plain entry={{ label: '默认', colorClass: 'blue' }} />}
      </>
    ),
  },
  { key: 'branchName', title: '开户支行', hiddenAtFirst: 'narrow', text: ({ branchName }) => branchName || nothing },
  {
    key: 'accountNo',
    title: '账号',
    card: 'note',
    text: ({ accountNo }) => accountNo,
    render: ({ accountId, accountNo, bankName }) => (
      <CompanyNumber
        label={`${bankName}账号`}
        value={accountNo}
        asked={{ compCode, what: 'accountNo', accountId }}
        mayReveal={mayReveal}
      />
    ),
  },
  statusColumn('state', '状态', stateOf),
  { key: 'reason', title: '说明', text: ({ reason }) => reason || nothing },
  { key: 'createTime', title: '添加日期', sortable: true, text: ({ createTime }) => formatDay(createTime) },
];

/** 账户 */
export function AccountsTab({ company: { compCode, may } }: { company: Company }) {
  return (
    <LoadedRecords
      id="desk-company-accounts"
      label="银行账户"
      columns={columnsFor(compCode, may.includes('reveal'))}
      rowKey={({ accountId }) => accountId}
      rowName={({ bankName, accountNo }) => `${bankName} ${accountNo}`}
      ask={(signal) => staffCall('staffCompanyAccounts', { body: { compCode } }, signal)}
      empty={{ title: '该企业还没有银行账户' }}
    />
  );
}
