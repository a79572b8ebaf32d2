import { call } from '@portal/shared/api';
import { optionsOf } from '@portal/shared/codes';
import { changeStates, changeTypes } from '@portal/shared/contract';
import { formatMinute, formatSecond } from '@portal/shared/format';
import { useMessageVersion } from '@portal/shared/live';
import { CopyButton } from '@portal/shared/ui';
import {
  type DataColumn,
  DataTable,
  type FilterField,
  type LoadPage,
  nothingFound,
  statusColumn,
} from '@portal/shared/ui/data';
import { Link, useSearchParams } from 'react-router-dom';
import { type ChangeRow, changeStateTag, viewAddress } from '../../../change-requests/change-state';
import styles from './changes-tab.module.css';

const filters: FilterField[] = [
  { kind: 'text', name: 'requestNo', label: '申请编号' },
  { kind: 'select', name: 'changeType', label: '变更类型', options: optionsOf(changeTypes) },
  { kind: 'select', name: 'state', label: '状态', options: optionsOf(changeStates) },
];

const time = (moment: string | null) => <time title={formatSecond(moment)}>{formatMinute(moment)}</time>;

const columns: DataColumn<ChangeRow>[] = [
  {
    key: 'requestNo',
    title: '申请编号',
    required: true,
    card: 'name',
    digitsAreText: true,
    text: ({ requestNo }) => requestNo,
    render: (row) => (
      <span className={styles.number}>
        <Link className={styles.link ?? ''} to={viewAddress(row)}>
          {row.requestNo}
        </Link>
        <CopyButton text={row.requestNo} label={`申请编号 ${row.requestNo}`} />
      </span>
    ),
  },
  { key: 'changeType', title: '变更类型', card: 'note', text: ({ changeType }) => changeTypes[changeType] },
  { key: 'summary', title: '变更内容', card: 'note', text: ({ summary }) => summary },
  statusColumn('state', '状态', ({ state }) => changeStateTag(state)),
  { key: 'applicant', title: '申请人', text: ({ applicant }) => applicant },
  {
    key: 'createTime',
    title: '申请时间',
    text: ({ createTime }) => formatMinute(createTime),
    render: ({ createTime }) => time(createTime),
  },
  {
    key: 'finishTime',
    title: '完成时间',
    text: ({ finishTime }) => formatMinute(finishTime),
    render: ({ finishTime }) => time(finishTime),
  },
];

const load: LoadPage<ChangeRow> = ({ pageNum, pageSize, filters: chosen }, signal) =>
  call('changeList', { body: { pageNum, pageSize, ...chosen } }, { signal, handlesErrors: true });

/** 变更记录 of the company and its accounts. */
export function ChangesTab() {
  const [search] = useSearchParams();
  const told = useMessageVersion();
  return (
    <DataTable
      id="company-changes"
      keptAs="company-changes"
      label="变更记录"
      columns={columns}
      filters={filters}
      rowKey={({ changeNo }) => changeNo}
      rowName={({ requestNo }) => requestNo}
      load={load}
      reloadKey={told}
      exportName="变更记录"
      empty={{ title: '暂无变更记录', hint: '企业信息或账户的变更申请会列在这里。' }}
      filteredEmptyTitle={nothingFound(search.get('requestNo'), '没有符合条件的变更记录')}
    />
  );
}
