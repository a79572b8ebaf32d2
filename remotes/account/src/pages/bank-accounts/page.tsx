import { call } from '@portal/shared/api';
import { optionsOf } from '@portal/shared/codes';
import { bankAccountStates } from '@portal/shared/contract';
import { useMessageVersion } from '@portal/shared/live';
import { usePermissions } from '@portal/shared/session';
import { Button, lateComponent } from '@portal/shared/ui';
import { DataTable, type FilterField, type LoadPage } from '@portal/shared/ui/data';
import { KeptFormNotice, PageHeader, PlusIcon, useConfirm } from '@portal/shared/ui/frame';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { bankOptions, useBanks } from '../../bank-branch/use-banks';
import { type AccountAction, accountActions } from './account-actions';
import { makeDefault, unbindAccount } from './account-acts';
import { accountColumns } from './account-columns';
import { type AccountRow, accountForm, tailOf } from './account-row';
import type { NewAccount } from './add-account/add-account-panel';

const AddAccountPanel = lateComponent(
  () => import('./add-account/add-account-panel').then((module) => module.AddAccountPanel),
  { wanted: ({ open }) => open },
);
const TransferPanel = lateComponent(() => import('./transfer/transfer-panel').then((module) => module.TransferPanel), {
  wanted: ({ accountId }) => accountId !== null,
});
const RevealNumber = lateComponent(() => import('./reveal-number/reveal-number').then((module) => module.RevealNumber));

/** This is in the address: a link or a reload opens the same account's proof. */
const transferParameter = 'transfer';

const load: LoadPage<AccountRow> = ({ pageNum, pageSize, filters }, signal) =>
  call('bankAccountList', { body: { pageNum, pageSize, ...filters } }, { signal, handlesErrors: true });

/** 账户信息 */
export function Component() {
  const { may } = usePermissions();
  const mayWrite = may('account.write');
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const told = useMessageVersion();
  const [version, setVersion] = useState(0);
  const [adding, setAdding] = useState(false);
  const [typed, setTyped] = useState<Partial<NewAccount>>();
  const [revealed, setRevealed] = useState<AccountRow | null>(null);
  const [confirm, question] = useConfirm();
  const banks = useBanks();
  const changed = () => setVersion((current) => current + 1);

  const showTransfer = (accountId: string | null) =>
    setSearch(
      (present) => {
        const next = new URLSearchParams(present);
        if (accountId === null) next.delete(transferParameter);
        else next.set(transferParameter, accountId);
        return next;
      },
      { replace: true },
    );

  const acts: Record<AccountAction, (account: AccountRow) => unknown> = {
    verify: ({ accountId }) => showTransfer(accountId),
    change: ({ accountId }) => navigate(`/center/crm/company/changeAcc?accountId=${encodeURIComponent(accountId)}`),
    default: async (account) => (await makeDefault(account, confirm)) && changed(),
    unbind: async (account) => (await unbindAccount(account, confirm)) && changed(),
  };
  const perform = async (action: AccountAction, account: AccountRow) => acts[action](account);

  const columns = useMemo(() => accountColumns(mayWrite ? setRevealed : undefined), [mayWrite]);
  const filters: FilterField[] = [
    { kind: 'text', name: 'keyword', label: '关键词', placeholder: '支行名称、完整账号或后四位' },
    { kind: 'select', name: 'bankCode', label: '银行', options: bankOptions(banks) },
    { kind: 'select', name: 'state', label: '验证状态', options: optionsOf(bankAccountStates) },
  ];
  function begin(before?: Partial<NewAccount>) {
    setTyped(before);
    setAdding(true);
  }

  const add = (type: 'primary' | 'default') =>
    mayWrite && (
      <Button type={type} icon={<PlusIcon />} onClick={() => begin()}>
        添加账户
      </Button>
    );

  return (
    <>
      <PageHeader
        title="账户信息"
        description="企业用于收付款的对公账户，验证通过后方可使用"
        actions={add('primary')}
      />
      {mayWrite && <KeptFormNotice name={accountForm} onResume={begin} />}
      <DataTable
        id="bank-accounts"
        keptAs="bank-accounts"
        label="账户列表"
        columns={columns}
        rowKey={({ accountId }) => accountId}
        rowName={(account) => `尾号 ${tailOf(account)} 的账户`}
        load={load}
        filters={filters}
        reloadKey={version + told}
        exportName="账户信息"
        empty={{
          title: '尚未绑定对公账户',
          hint: mayWrite ? '添加账户并完成打款验证后，即可用于收付款。' : '如需添加，请联系企业管理员。',
          action: add('default'),
        }}
        filteredEmptyTitle="没有符合条件的账户"
        {...(mayWrite && {
          rowActions: (account: AccountRow) =>
            accountActions(account, mayWrite).map((action) => ({
              ...action,
              // The client has shown the failure; the list may be out of date then.
              onSelect: () => void perform(action.key, account).catch(changed),
            })),
        })}
      />
      {mayWrite && (
        <>
          <AddAccountPanel
            open={adding}
            banks={banks}
            typed={typed}
            onClose={() => setAdding(false)}
            onAdded={({ accountId }) => {
              setAdding(false);
              changed();
              showTransfer(accountId);
            }}
          />
          <TransferPanel
            accountId={search.get(transferParameter)}
            onClose={() => showTransfer(null)}
            onChanged={changed}
          />
        </>
      )}
      {revealed && <RevealNumber account={revealed} onClose={() => setRevealed(null)} />}
      {question}
    </>
  );
}
