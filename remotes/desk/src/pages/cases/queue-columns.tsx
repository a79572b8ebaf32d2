import type { CaseState } from '@portal/shared/contract/case-states';
import { formatMinute } from '@portal/shared/format';
import { serverNow } from '@portal/shared/session';
import { StatusTag } from '@portal/shared/ui';
import { type DataColumn, statusColumn } from '@portal/shared/ui/data';
import { Link } from 'react-router-dom';
import { rowLink } from '../../keys/use-row-keys';
import type { CaseRow } from '../../live/case-news';
import { tenantColumn } from '../../records/tenant-column';
import type { Tenant } from '../../session/tenants';
import { holderText } from './holder-text';
import { outcomeTag } from './outcomes';
import styles from './queue-columns.module.css';
import { caseAddress, type QueuePart } from './queue-part';
import { limitText } from './time-left';

interface QueueColumns {
  readonly state: CaseState;
  readonly part: QueuePart;
  readonly staffId: string;
  readonly tenants: readonly Tenant[];
}

function Limit({ row: { dueAt, overdue } }: { row: CaseRow }) {
  const text = limitText(dueAt, serverNow());
  return (
    <span title={`时限 ${formatMinute(dueAt)}`}>
      {overdue ? <StatusTag entry={{ label: text, colorClass: 'red' }} /> : text}
    </span>
  );
}

const limit: DataColumn<CaseRow> = {
  key: 'dueAt',
  title: '时限',
  text: ({ dueAt }) => limitText(dueAt, serverNow()),
  render: (row) => <Limit row={row} />,
  card: 'status',
};

const ended: readonly DataColumn<CaseRow>[] = [
  statusColumn('outcome', '结果', ({ outcome }) => outcomeTag(outcome)),
  { key: 'doneAt', title: '办结时间', text: ({ doneAt }) => formatMinute(doneAt) },
];

export function queueColumns({ state, part, staffId, tenants }: QueueColumns): DataColumn<CaseRow>[] {
  const open: DataColumn<CaseRow>[] = [
    limit,
    { key: 'holder', title: '处理人', text: (row) => holderText(row, staffId), card: 'note' },
  ];
  return [
    {
      key: 'compName',
      title: '企业',
      text: ({ compName }) => compName,
      render: (row) => (
        <span className={styles.name}>
          <Link {...rowLink} to={caseAddress(row.taskId, part)}>
            {row.compName}
          </Link>
          {row.urgent && <StatusTag plain entry={{ label: '加急', colorClass: 'red' }} />}
        </span>
      ),
      required: true,
      card: 'name',
    },
    { key: 'kind', title: '类型', text: ({ kindName }) => kindName, card: 'note' },
    { key: 'requestNo', title: '编号', text: ({ requestNo }) => requestNo, hiddenAtFirst: true },
    ...tenantColumn<CaseRow>(tenants),
    { key: 'createdAt', title: '提交时间', text: ({ createdAt }) => formatMinute(createdAt) },
    ...(state === 'done' ? ended : open),
  ];
}
