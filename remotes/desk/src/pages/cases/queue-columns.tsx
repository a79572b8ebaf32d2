import type { CaseState } from '@portal/shared/contract/case-states';
import { formatMinute } from '@portal/shared/format';
import { serverNow } from '@portal/shared/session';
import { StatusTag } from '@portal/shared/ui';
import type { DataColumn } from '@portal/shared/ui/data';
import { Link } from 'react-router-dom';
import { rowLink } from '../../keys/use-row-keys';
import type { CaseRow } from '../../live/case-news';
import { tenantColumn } from '../../records/tenant-column';
import type { Tenant } from '../../session/tenants';
import { CaseStateTag, caseStateText } from '../../verdicts/verdict-tag';
import { holderText } from './holder-text';
import { Limit } from './limit';
import styles from './queue-columns.module.css';
import { caseAddress, type QueuePart } from './queue-part';
import { limitText } from './time-left';

interface QueueColumns {
  readonly state: CaseState;
  readonly part: QueuePart;
  readonly staffId: string;
  readonly tenants: readonly Tenant[];
}

const limit: DataColumn<CaseRow> = {
  key: 'dueAt',
  title: '时限',
  sortable: true,
  text: ({ dueAt }) => limitText(dueAt, serverNow()),
  render: ({ dueAt }) => <Limit dueAt={dueAt} />,
  card: 'status',
};

const ended: readonly DataColumn<CaseRow>[] = [
  {
    key: 'outcome',
    title: '结果',
    card: 'status',
    text: ({ outcome }) => caseStateText({ outcome, done: true }),
    render: ({ outcome }) => <CaseStateTag outcome={outcome} done />,
  },
  { key: 'doneAt', title: '办结时间', sortable: true, text: ({ doneAt }) => formatMinute(doneAt) },
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
    {
      key: 'createdAt',
      title: '提交时间',
      hiddenAtFirst: 'narrow',
      sortable: state !== 'done',
      text: ({ createdAt }) => formatMinute(createdAt),
    },
    ...(state === 'done' ? ended : open),
  ];
}
