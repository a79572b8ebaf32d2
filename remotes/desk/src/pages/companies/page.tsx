import { compStatuses, compStatusOf, optionsOf } from '@portal/shared/codes';
import { creditCodeLabel } from '@portal/shared/company-fields';
import type { CallReply } from '@portal/shared/contract';
import { companyFlags } from '@portal/shared/contract/care-words';
import { formatDay, nothing } from '@portal/shared/format';
import { type DataColumn, DataTable, type FilterField, statusColumn, type TableQuery } from '@portal/shared/ui/data';
import { PageHeader } from '@portal/shared/ui/frame';
import { staffCall } from '../../client/staff-call';
import { useRowKeys } from '../../keys/use-row-keys';
import { linkColumn } from '../../records/link-column';
import { partOf } from '../../records/part-of';
import { tenantColumn } from '../../records/tenant-column';
import { ofCustomers, type Tenant, tenantFilter, useTenants, withTenants } from '../../session/tenants';

type Company = CallReply<'staffCompanyList'>['rows'][number];

const filters: readonly FilterField[] = [
  { kind: 'text', name: 'keyword', label: '名称、编号、手机号或姓名' },
  {
    kind: 'select',
    name: 'compStatus',
    label: '状态',
    options: compStatuses.map(({ code, label }) => ({ value: code, label })),
  },
  { kind: 'select', name: 'flag', label: '标记', options: optionsOf(companyFlags) },
];

const columnsFor = (tenants: readonly Tenant[]): readonly DataColumn<Company>[] => [
  linkColumn(
    'compName',
    '企业名称',
    ({ compName }) => compName,
    ({ compCode }) => `/desk/companies/${compCode}`,
  ),
  { key: 'compNo', title: '企业编号', card: 'note', text: ({ compNo }) => compNo },
  {
    key: 'creditCode',
    title: creditCodeLabel,
    hiddenAtFirst: 'narrow',
    text: ({ creditCode }) => creditCode || nothing,
  },
  statusColumn('compStatus', '状态', ({ compStatus }) => compStatusOf(compStatus)),
  {
    key: 'admin',
    title: '管理员',
    hiddenAtFirst: 'narrow',
    text: ({ adminName, adminMobile }) => [adminName, adminMobile].filter(Boolean).join(' ') || nothing,
  },
  ...tenantColumn<Company>(tenants),
  { key: 'createTime', title: '注册日期', sortable: true, text: ({ createTime }) => formatDay(createTime) },
];

const load = ({ filters: asked, ...query }: TableQuery, signal: AbortSignal) => {
  const { keyword, tenant, compStatus, flag } = asked;
  const body = { keyword, tenant, compStatus, flag: flag as keyof typeof companyFlags | undefined };
  return withTenants(staffCall('staffCompanyList', { body: { ...body, ...partOf<'createTime'>(query) } }, signal));
};

/** 企业: every company of the reader's tenants, the newest first. */
export function Component() {
  const tenants = ofCustomers(useTenants());
  const list = useRowKeys('企业列表');
  return (
    <>
      <PageHeader title="企业" description="查询企业的资料、人员、账户和往来，冻结或解除冻结。" />
      <div ref={list}>
        <DataTable<Company>
          id="desk-companies"
          label="企业列表"
          columns={columnsFor(tenants)}
          filters={[...filters, ...tenantFilter(tenants)]}
          rowKey={({ compCode }) => compCode}
          rowName={({ compName }) => compName}
          load={load}
          empty={{ title: '还没有企业', hint: '企业注册后会出现在这里。' }}
          filteredEmptyTitle="没有符合条件的企业"
        />
      </div>
    </>
  );
}
