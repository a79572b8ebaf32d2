import { nothing } from '@portal/shared/format';
import type { StatusTagProps } from '@portal/shared/ui';
import { DataTable, momentColumn, statusColumn, type TableQuery } from '@portal/shared/ui/data';
import { useState } from 'react';
import { grownRows } from '../../../records/grown-rows';
import { type DeployedSlot, type DeployedTenant, inOrder, readDeployed, standingTags } from '../deployed';
import type { WantedLink } from '../links/link-dialog';
import styles from '../on-card.module.css';
import { ReleaseName } from '../release-name';
import { ReleasePanel } from './release-panel';
import { watchSentence, watchTag } from './watched';

interface Place extends DeployedSlot {
  readonly tenant: Omit<DeployedTenant, 'slots'>;
}

const placesOf = (tenants: readonly DeployedTenant[]): Place[] =>
  tenants.flatMap(({ slots, ...tenant }) => [...slots].sort(inOrder).map((slot) => ({ ...slot, tenant })));

function stateOf({ canary, standing, watch }: DeployedSlot): StatusTagProps['entry'] {
  if (standing) return standingTags[standing];
  const watched = watchTag({ watch });
  if (watched && (!canary || watch?.state === 'told')) return watched;
  return canary ? { label: `灰度 ${canary.percent}%`, colorClass: 'yellow' } : { label: '正式', colorClass: 'green' };
}

interface RunningTabProps {
  onTry: (link: WantedLink) => void;
}

/** 运行版本: each slot of each tenant, what runs there, and who placed it. */
export function RunningTab({ onTry }: RunningTabProps) {
  const [tenants, setTenants] = useState<readonly DeployedTenant[]>([]);
  const [shown, setShown] = useState<string | null>(null);
  const [open, setOpen] = useState(false);

  async function load({ filters, ...query }: TableQuery, signal: AbortSignal) {
    const all = await readDeployed(signal);
    setTenants(all);
    const name = filters.name?.trim().toLowerCase() ?? '';
    const rows = placesOf(all).filter(
      ({ tenant, slot, release }) =>
        (filters.tenant ?? tenant.code) === tenant.code && `${slot} ${release}`.toLowerCase().includes(name),
    );
    return grownRows(rows, query);
  }

  return (
    <>
      <DataTable<Place>
        id="running-releases"
        label="运行版本列表"
        columns={[
          {
            key: 'slot',
            title: '模块',
            text: ({ slot }) => slot,
            render: ({ slot, tenant }) => (
              <>
                {slot}
                {tenants.length > 1 && <span className={styles.onCard}> {tenant.platformName}</span>}
              </>
            ),
            required: true,
            card: 'name',
          },
          { key: 'tenant', title: '租户', text: ({ tenant }) => tenant.platformName },
          {
            key: 'release',
            title: '版本',
            text: ({ release, version }) => `${release}（${version}）`,
            render: ({ release, version }) => <ReleaseName name={release} version={version} />,
            card: 'note',
          },
          statusColumn('state', '状态', stateOf),
          momentColumn('placedAt', '切换时间', ({ placed }) => placed?.at ?? null),
          { key: 'placedBy', title: '切换人', text: ({ placed }) => placed?.by ?? nothing },
          { key: 'watch', title: '上线后的观察', text: watchSentence },
          {
            key: 'lastGood',
            title: '上一个可用版本',
            text: ({ lastGood }) => lastGood ?? nothing,
            hiddenAtFirst: true,
          },
        ]}
        filters={[
          ...(tenants.length === 1
            ? []
            : [
                {
                  kind: 'select' as const,
                  name: 'tenant',
                  label: '租户',
                  options: tenants.map(({ code, platformName }) => ({ value: code, label: platformName })),
                },
              ]),
          { kind: 'text', name: 'name', label: '模块或版本' },
        ]}
        rowKey={({ tenant, slot }) => `${tenant.code}/${slot}`}
        rowName={({ tenant, slot }) => `${tenant.platformName}的 ${slot}`}
        rowActions={({ tenant, slot, release }) => [
          {
            key: 'show',
            label: '详情',
            onSelect: () => {
              setShown(release);
              setOpen(true);
            },
          },
          // The host cannot be swapped.
          ...(slot === 'host'
            ? []
            : [{ key: 'try', label: '试用', onSelect: () => onTry({ tenant: tenant.code, slot }) }]),
        ]}
        load={load}
        empty={{
          title: '没有运行中的版本',
          hint: '版本由模块的团队用 portal assign 切换，也可以由发布管理在“变更”中切换。',
        }}
      />
      {shown && (
        <ReleasePanel name={shown} open={open} onClose={() => setOpen(false)} afterClose={() => setShown(null)} />
      )}
    </>
  );
}
