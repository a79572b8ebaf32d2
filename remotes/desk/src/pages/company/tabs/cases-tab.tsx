import type { CallReply } from '@portal/shared/contract';
import { caseKinds } from '@portal/shared/contract/case-states';
import { formatMinute, nothing } from '@portal/shared/format';
import type { DataColumn } from '@portal/shared/ui/data';
import { staffCall } from '../../../client/staff-call';
import { DeskLink } from '../../../frame/desk-link';
import { LoadedRecords } from '../../../records/record-table';
import { CaseStateTag, caseStateText } from '../../../verdicts/verdict-tag';

type Case = CallReply<'staffCompanyCases'>[number];

const kindName = ({ kind }: Case) => caseKinds[kind as keyof typeof caseKinds] ?? kind;

const stateOf = ({ outcome, doneTime }: Case) => ({ outcome, done: doneTime !== null });

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
  {
    key: 'outcome',
    title: '结果',
    card: 'status',
    text: (row) => caseStateText(stateOf(row)),
    render: (row) => <CaseStateTag {...stateOf(row)} />,
  },
  { key: 'reason', title: '意见', hiddenAtFirst: 'narrow', text: ({ reason }) => reason || nothing },
  { key: 'createTime', title: '提交时间', sortable: true, text: ({ createTime }) => formatMinute(createTime) },
  { key: 'doneTime', title: '办结时间', sortable: true, text: ({ doneTime }) => formatMinute(doneTime) },
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
