import { type CaseState, caseKinds, caseStates } from '@portal/shared/contract/case-states';
import { Button, showMessage, useAct } from '@portal/shared/ui';
import { DataTable, type FilterField } from '@portal/shared/ui/data';
import { PageHeader } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { staffCall } from '../../client/staff-call';
import { toldFailure } from '../../client/told-failure';
import { FaultLine } from '../../frame/fault-line';
import { StateLinks } from '../../frame/state-links';
import { useRowKeys } from '../../keys/use-row-keys';
import type { CaseRow } from '../../live/case-news';
import { mayOpen } from '../../session/rights';
import { useMe } from '../../session/session';
import { ofCustomers, tenantFilter, useTenants } from '../../session/tenants';
import { AssignDialog } from './assign-dialog';
import { caseActions } from './case-actions';
import { queueColumns } from './queue-columns';
import { caseAddress, partIn, stateIn } from './queue-part';
import { useQueue } from './use-queue';

const empty: Readonly<Record<CaseState, string>> = {
  open: '没有待办的审核事项',
  waiting: '没有待领取的事项',
  mine: '您没有正在处理的事项',
  second: '没有待复审的事项',
  overdue: '没有超时的事项',
  done: '还没有已办结的事项',
};

const kindOptions = (counts: Readonly<Record<string, number>>) =>
  Object.entries(caseKinds).map(([value, label]) => {
    const count = counts[value] ?? 0;
    return { value, label: count > 0 ? `${label}（${count}）` : label };
  });

export function Component() {
  const me = useMe();
  const [search] = useSearchParams();
  const state = stateIn(search);
  return <Queue key={state} state={state} reviews={mayOpen(me, ['first', 'second'])} leads={mayOpen(me, ['admin'])} />;
}

interface QueueProps {
  state: CaseState;
  reviews: boolean;
  leads: boolean;
}

function Queue({ state, reviews, leads }: QueueProps) {
  const { staffId } = useMe();
  const tenants = ofCustomers(useTenants());
  const [search] = useSearchParams();
  const part = partIn(search);
  const navigate = useNavigate();
  const { load, now, counts, version, reload } = useQueue(state);
  const [assigning, setAssigning] = useState<{ rows: readonly CaseRow[]; done: () => void } | null>(null);
  const claim = useAct(async () => {
    const { taskId } = await staffCall('staffCaseClaimNext', { body: part });
    if (taskId === null) return showMessage('info', '目前没有可领取的事项');
    await navigate(caseAddress(taskId, part));
  }, toldFailure);
  const priority = useAct(async (rows: readonly CaseRow[], urgent: boolean, done: () => void) => {
    const taskIds = rows.map(({ taskId }) => taskId);
    const { changed } = await staffCall('staffCasePriority', { body: { taskIds, urgent } });
    showMessage('success', `${urgent ? '已加急' : '已取消加急'} ${changed.length} 件事项`);
    done();
    reload();
  }, toldFailure);
  const open = useAct(async (row: CaseRow) => {
    if (row.claimedBy === null) await staffCall('staffCaseClaim', { body: { taskId: row.taskId } });
    await navigate(caseAddress(row.taskId, part));
  }, toldFailure);
  const list = useRowKeys('审核列表', reviews ? [{ keys: 'n', label: '领取下一件', run: () => void claim.run() }] : []);
  const filters: FilterField[] = [
    { kind: 'text', name: 'keyword', label: '企业或编号' },
    { kind: 'select', name: 'kind', label: '类型', options: kindOptions(counts) },
    ...tenantFilter(tenants),
  ];
  const columns = queueColumns({ state, part, staffId, tenants });

  return (
    <div ref={list}>
      <PageHeader
        title="审核"
        description="企业提交的认证、变更和产品开通，按时限处理。"
        actions={
          reviews && (
            <Button type="primary" loading={claim.busy} onClick={() => void claim.run()}>
              领取下一件
            </Button>
          )
        }
      />
      <StateLinks label="事项范围" states={caseStates} current={state} />
      <FaultLine fault={claim.fault ?? open.fault ?? priority.fault} />
      <DataTable<CaseRow>
        id="cases"
        label="审核事项"
        columns={columns.map((column) => ({
          ...column,
          text: (row) => column.text(now(row)),
          ...(column.render && { render: (row: CaseRow) => column.render?.(now(row)) }),
        }))}
        filters={filters}
        rowKey={({ taskId }) => taskId}
        rowName={({ compName, kindName }) => `${compName}的${kindName}`}
        {...(reviews &&
          state !== 'done' && {
            rowActions: (row: CaseRow) => caseActions(now(row), staffId, (one) => void open.run(one)),
          })}
        load={load}
        reloadKey={version}
        empty={{ title: empty[state], hint: `“${caseStates[state]}”中暂无事项，新的事项会自动出现。` }}
        {...(leads &&
          state !== 'done' && {
            selection: {
              actions: (rows: readonly CaseRow[], clear: () => void) => (
                <>
                  <Button size="small" onClick={() => setAssigning({ rows, done: clear })}>
                    分派
                  </Button>
                  <Button size="small" loading={priority.busy} onClick={() => void priority.run(rows, true, clear)}>
                    加急
                  </Button>
                  <Button size="small" loading={priority.busy} onClick={() => void priority.run(rows, false, clear)}>
                    取消加急
                  </Button>
                </>
              ),
            },
          })}
      />
      {assigning && (
        <AssignDialog
          cases={assigning.rows}
          onClose={() => setAssigning(null)}
          onDone={() => {
            assigning.done();
            setAssigning(null);
            reload();
          }}
        />
      )}
    </div>
  );
}
