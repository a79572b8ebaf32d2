import type { CallReply } from '@portal/shared/contract';
import { caseKinds } from '@portal/shared/contract/case-states';
import { formatMinute, nothing } from '@portal/shared/format';
import { type DataColumn, statusColumn } from '@portal/shared/ui/data';
import { staffCall } from '../../../client/staff-call';
import { DeskLink } from '../../../frame/desk-link';
import { LoadedRecords } from '../../../records/record-table';
import { caseOutcome } from '../../../records/states';

type Case = CallReply<'staffCompanyCases'>[number];

const kindName = ({ kind }: Case) => caseKinds[kind as keyof typeof caseKinds] ?? kind;

/** A case that ended without an outcome was withdrawn. */
const outcomeOf = ({ outcome, doneTime }: Case) =>
  outcome === '' && doneTime !== null ? ({ label: '已撤回', colorClass: 'gray' } as const) : caseOutcome(outcome);

const columns: readonly DataColumn<Case>[] = [
  {
    key: 'summary',
    title: '事项',
    required: true,
    card: 'name',
    text: ({ summary }) => summary,
    render: ({ taskId, summary }) => <DeskLink to={`/desk/cases/${taskId}`}>{summary}</DeskLink>,
  },
  { key: 'kind', title: '类型', card: 'note', text: kindName },
  statusColumn('outcome', '结果', outcomeOf),
  { key: 'reason', title: '意见', text: ({ reason }) => reason || nothing },
  { key: 'createTime', title: '提交时间', text: ({ createTime }) => formatMinute(createTime) },
  { key: 'doneTime', title: '办结时间', text: ({ doneTime }) => formatMinute(doneTime) },
];

/** 审核记录 */
export function CasesTab({ compCode }: { compCode: string }) {
  return (
    <LoadedRecords
      id="desk-company-cases"
      label="审核记录"
      columns={columns}
      rowKey={({ taskId }) => taskId}
      rowName={({ summary }) => summary}
      ask={(signal) => staffCall('staffCompanyCases', { body: { compCode } }, signal)}
      empty={{ title: '该企业还没有审核记录' }}
    />
  );
}
