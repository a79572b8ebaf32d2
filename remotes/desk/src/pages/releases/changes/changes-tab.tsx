import { Button } from '@portal/shared/ui';
import { DataTable, momentColumn, type TableQuery } from '@portal/shared/ui/data';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { grownRows } from '../../../records/grown-rows';
import { mayFor, mayOpen } from '../../../session/rights';
import { useMe } from '../../../session/session';
import { tenantFilter, tenantName, useTenants, withTenants } from '../../../session/tenants';
import card from '../on-card.module.css';
import styles from '../tab-bar.module.css';
import { BackDialog } from './back-dialog';
import { ChangePanel } from './change-panel';
import { actionText, type ChangeSet, readChangeSets, slotsText } from './change-sets';
import { MoveDialog, movers } from './move-dialog';

async function load({ filters, ...query }: TableQuery, signal: AbortSignal) {
  const all = await withTenants(readChangeSets(signal));
  const name = filters.name?.trim().toLowerCase() ?? '';
  const wordsOf = ({ slots }: ChangeSet) => slots.map(({ slot, from, to }) => `${slot} ${from} ${to}`).join(' ');
  return grownRows(
    all.filter(
      (change) => (filters.tenant ?? change.tenant) === change.tenant && wordsOf(change).toLowerCase().includes(name),
    ),
    query,
  );
}

type Open = { kind: 'move' } | { kind: 'back'; change: ChangeSet };

/** 变更: which slots moved together, when and by whom. Whoever manages releases moves several at once, and takes them back. */
export function ChangesTab() {
  const me = useMe();
  const tenants = useTenants();
  const [search] = useSearchParams();
  const [shown, setShown] = useState<ChangeSet | null>(null);
  const [panel, setPanel] = useState(false);
  const [open, setOpen] = useState<Open | null>(null);
  const [made, setMade] = useState(0);
  const close = () => setOpen(null);
  const done = () => {
    close();
    setMade((count) => count + 1);
  };
  const isMover = mayOpen(me, movers);
  return (
    <>
      <div className={styles.bar}>
        <p>一次变更中的模块同时切换。最近的变更可以整组回退。</p>
        {isMover && <Button onClick={() => setOpen({ kind: 'move' })}>切换版本</Button>}
      </div>
      <DataTable<ChangeSet>
        id="change-sets"
        label="变更列表"
        columns={[
          {
            key: 'slots',
            title: '模块',
            text: slotsText,
            render: (change) => (
              <>
                {slotsText(change)}
                {tenants.length > 1 && <span className={card.onCard}> {tenantName(tenants, change.tenant)}</span>}
              </>
            ),
            required: true,
            card: 'name',
          },
          { key: 'action', title: '操作', text: actionText, card: 'note' },
          { key: 'tenant', title: '租户', text: ({ tenant }) => tenantName(tenants, tenant) },
          momentColumn('at', '时间', ({ at }) => at),
          { key: 'by', title: '操作人', text: ({ by }) => by },
          { key: 'changeSet', title: '变更编号', text: ({ changeSet }) => String(changeSet) },
        ]}
        filters={[...tenantFilter(tenants), { kind: 'text', name: 'name', label: '模块或版本' }]}
        rowKey={({ changeSet }) => String(changeSet)}
        rowName={({ changeSet }) => `变更 ${changeSet}`}
        rowActions={(change) => [
          {
            key: 'show',
            label: '详情',
            onSelect: () => {
              setShown(change);
              setPanel(true);
            },
          },
          ...(change.isWhole && mayFor(me, movers, change.tenant)
            ? [{ key: 'back', label: '整组回退', danger: true, onSelect: () => setOpen({ kind: 'back', change }) }]
            : []),
        ]}
        load={load}
        reloadKey={made}
        empty={{ title: '还没有变更', hint: '切换、灰度和回退都会记在这里，升级之前的变更在审计中查看。' }}
      />
      {shown && (
        <ChangePanel change={shown} open={panel} onClose={() => setPanel(false)} afterClose={() => setShown(null)} />
      )}
      {open?.kind === 'move' && <MoveDialog tenant={search.get('tenant')} onClose={close} onDone={done} />}
      {open?.kind === 'back' && <BackDialog change={open.change} onClose={close} onDone={done} />}
    </>
  );
}
