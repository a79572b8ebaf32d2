import { optionsOf } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { accountStates } from '@portal/shared/contract/care-words';
import { formatDay, nothing } from '@portal/shared/format';
import { type DataColumn, DataTable, type FilterField, statusColumn, type TableQuery } from '@portal/shared/ui/data';
import { PageHeader } from '@portal/shared/ui/frame';
import { staffCall } from '../../client/staff-call';
import { useRowKeys } from '../../keys/use-row-keys';
import { linkColumn } from '../../records/link-column';
import { partOf } from '../../records/part-of';
import { accountState } from '../../records/states';
import { tenantColumn } from '../../records/tenant-column';
import { ofCustomers, type Tenant, tenantFilter, useTenants, withTenants } from '../../session/tenants';

type Person = CallReply<'staffPersonList'>['rows'][number];

const filters: readonly FilterField[] = [
  { kind: 'text', name: 'keyword', label: '姓名、手机号或邮箱' },
  { kind: 'select', name: 'status', label: '账号状态', options: optionsOf(accountStates) },
];

const columnsFor = (tenants: readonly Tenant[]): readonly DataColumn<Person>[] => [
  linkColumn(
    'userName',
    '姓名',
    ({ userName }) => userName || '未填写姓名',
    ({ userCode }) => `/desk/people/${userCode}`,
  ),
  { key: 'mobile', title: '手机号', card: 'note', text: ({ mobile }) => mobile },
  { key: 'email', title: '邮箱', hiddenAtFirst: 'narrow', text: ({ email }) => email || nothing },
  { key: 'companies', title: '所在企业', card: 'note', text: ({ companies }) => companies.join('、') || nothing },
  statusColumn('status', '账号状态', ({ status }) => accountState(status)),
  ...tenantColumn<Person>(tenants),
  { key: 'createTime', title: '注册日期', sortable: true, text: ({ createTime }) => formatDay(createTime) },
];

const load = ({ filters: asked, ...query }: TableQuery, signal: AbortSignal) => {
  const { keyword, tenant, status } = asked;
  const body = { keyword, tenant, status: status as keyof typeof accountStates | undefined };
  return withTenants(staffCall('staffPersonList', { body: { ...body, ...partOf<'createTime'>(query) } }, signal));
};

/** 人员: every customer's account in the reader's tenants, the newest first. */
export function Component() {
  const tenants = ofCustomers(useTenants());
  const list = useRowKeys('人员列表');
  return (
    <>
      <PageHeader title="人员" description="查询客户的账号和所在企业，锁定账号，协助更正手机号。" />
      <div ref={list}>
        <DataTable<Person>
          id="desk-people"
          label="人员列表"
          columns={columnsFor(tenants)}
          filters={[...filters, ...tenantFilter(tenants)]}
          rowKey={({ userCode }) => userCode}
          rowName={({ userName }) => userName}
          load={load}
          empty={{ title: '还没有人员', hint: '客户注册或被邀请后会出现在这里。' }}
          filteredEmptyTitle="没有符合条件的人员"
        />
      </div>
    </>
  );
}
