import { nothing } from '@portal/shared/format';
import { StatusTag } from '@portal/shared/ui';
import { DataTable, statusColumn, type TableQuery } from '@portal/shared/ui/data';
import { PageHeader } from '@portal/shared/ui/frame';
import { staffCall } from '../../client/staff-call';
import { useRowKeys } from '../../keys/use-row-keys';
import { grownRows } from '../../records/grown-rows';
import { linkColumn } from '../../records/link-column';
import { audienceTag, stateTag, type Tenant } from '../../session/tenants';

async function load({ filters, ...query }: TableQuery, signal: AbortSignal) {
  const name = filters.name?.trim().toLowerCase() ?? '';
  const all = await staffCall('staffTenantList', {}, signal);
  const rows = all.filter(({ code, platformName, legalName, hostNames }) =>
    [code, platformName, legalName, ...hostNames].join(' ').toLowerCase().includes(name),
  );
  return grownRows(rows, query);
}

export function Component() {
  const list = useRowKeys('租户列表');
  return (
    <>
      <PageHeader title="租户" description="每个租户有自己的名称、品牌、审核策略和服务商。" />
      <div ref={list}>
        <DataTable<Tenant>
          id="tenants"
          label="租户列表"
          columns={[
            linkColumn(
              'platformName',
              '平台名称',
              ({ platformName }) => platformName,
              ({ code }) => `/desk/tenants/${code}`,
            ),
            { key: 'code', title: '租户编码', hiddenAtFirst: 'narrow', text: ({ code }) => code },
            {
              key: 'audience',
              title: '面向',
              text: (row) => audienceTag(row).label,
              render: (row) => <StatusTag plain entry={audienceTag(row)} />,
              card: 'note',
            },
            statusColumn('state', '状态', stateTag),
            {
              key: 'legalName',
              title: '公司名称',
              hiddenAtFirst: 'narrow',
              text: ({ legalName }) => legalName || nothing,
            },
            {
              key: 'hostNames',
              title: '主机名',
              text: ({ hostNames }) => hostNames.join('、') || nothing,
              card: 'note',
            },
          ]}
          filters={[{ kind: 'text', name: 'name', label: '名称、编码或主机名' }]}
          rowKey={({ code }) => code}
          rowName={({ platformName }) => platformName}
          load={load}
          empty={{ title: '没有租户', hint: '新租户由平台运维以 portal tenants add 建立。' }}
        />
      </div>
    </>
  );
}
