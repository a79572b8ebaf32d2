import { formatMinute } from '@portal/shared/format';
import { showSuccess, useAct } from '@portal/shared/ui';
import { DataTable, momentColumn, statusColumn, type TableQuery } from '@portal/shared/ui/data';
import { MomentText, useConfirm } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { FaultLine } from '../../../frame/fault-line';
import { grownRows } from '../../../records/grown-rows';
import { tenantFilter, tenantName, useTenants, withTenants } from '../../../session/tenants';
import { ReleaseName } from '../release-name';
import { endLink, isEnded, kindText, linkState, readLinks, type TrialLink, whatText } from './trial-link';

async function load({ filters, ...query }: TableQuery, signal: AbortSignal) {
  const all = await withTenants(readLinks(signal));
  const rows = all.filter(({ tenant }) => (filters.tenant ?? tenant) === tenant);
  return grownRows(rows, query);
}

/** 试用链接: those that have not expired, who made them and whether a browser uses them. `version` grows with each new one. */
export function LinksTab({ version }: { version: number }) {
  const tenants = useTenants();
  const [ended, setEnded] = useState(0);
  const [confirm, question] = useConfirm();
  const { run, fault } = useAct(async (link: TrialLink) => {
    const sure = await confirm({
      title: `确定撤销 ${whatText(link)} 的试用链接？`,
      consequence: link.openedAt ? '正在使用它的浏览器一秒内恢复为正式版本。' : '链接还没有人打开，撤销后不能再打开。',
      action: '撤销',
      danger: true,
    });
    if (!sure) return;
    await endLink(link.id);
    showSuccess('链接已撤销');
    setEnded((count) => count + 1);
  });
  return (
    <>
      <FaultLine fault={fault} />
      <DataTable<TrialLink>
        id="trial-links"
        label="试用链接列表"
        columns={[
          {
            key: 'what',
            title: '版本',
            text: whatText,
            render: (link) => <ReleaseName name={whatText(link)} />,
            required: true,
            card: 'name',
          },
          { key: 'slot', title: '模块', text: ({ slot }) => slot },
          { key: 'tenant', title: '租户', text: ({ tenant }) => tenantName(tenants, tenant) },
          { key: 'kind', title: '方式', text: kindText },
          { key: 'path', title: '打开页面', text: ({ path }) => path ?? '首页' },
          statusColumn('state', '状态', linkState),
          {
            key: 'expiresAt',
            title: '失效时间',
            text: ({ expiresAt }) => `${formatMinute(expiresAt)} 失效`,
            render: ({ expiresAt }) => <MomentText moment={expiresAt} />,
            card: 'note',
          },
          { key: 'createdBy', title: '创建人', text: ({ createdBy }) => createdBy },
          {
            ...momentColumn<TrialLink>('createdAt', '创建时间', ({ createdAt }) => createdAt),
            hiddenAtFirst: true,
          },
        ]}
        filters={tenantFilter(tenants)}
        rowKey={({ id }) => id}
        rowName={(link) => `${whatText(link)} 的链接`}
        rowActions={(link) =>
          isEnded(link) ? [] : [{ key: 'end', label: '撤销', danger: true, onSelect: () => void run(link) }]
        }
        load={load}
        reloadKey={`${version}/${ended}`}
        empty={{
          title: '没有有效的试用链接',
          hint: '试用链接让一个浏览器在限定时间内运行指定的版本，其他客户不受影响。',
        }}
      />
      {question}
    </>
  );
}
