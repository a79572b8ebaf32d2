import { call } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { formatMinute, formatSecond } from '@portal/shared/format';
import { useMessageVersion } from '@portal/shared/live';
import { type DataColumn, DataTable, type LoadPage, statusColumn } from '@portal/shared/ui/data';
import { Section } from '../section';

type Login = CallReply<'loginLogList'>['rows'][number];

const columns: readonly DataColumn<Login>[] = [
  {
    key: 'at',
    title: '登录时间',
    required: true,
    card: 'name',
    text: ({ at }) => formatMinute(at),
    render: ({ at }) => <span title={formatSecond(at)}>{formatMinute(at)}</span>,
  },
  { key: 'address', title: '登录地址', card: 'note', text: ({ address }) => address },
  { key: 'browser', title: '浏览器', card: 'note', text: ({ browser }) => browser },
  statusColumn(
    'result',
    '结果',
    ({ result }) => ({ label: result, colorClass: result === '成功' ? 'green' : 'red' }),
    120,
  ),
];

const load: LoadPage<Login> = ({ pageNum, pageSize, filters }, signal) =>
  call('loginLogList', { body: { pageNum, pageSize, ...filters } }, { signal, handlesErrors: true });

/** 最近登录: successful and failed logins. The person can find those that were not theirs. */
export function LoginLogSection() {
  const told = useMessageVersion();
  return (
    <Section title="最近登录">
      <DataTable
        inCard
        id="login-log"
        keptAs="login-log"
        label="登录记录"
        columns={columns}
        filters={[{ kind: 'dateRange', from: 'startDate', to: 'endDate', label: '登录日期' }]}
        // Several tries may have the same time.
        rowKey={(login) => JSON.stringify(login)}
        rowName={({ at }) => formatMinute(at)}
        load={load}
        reloadKey={told}
        exportName="登录记录"
        empty={{ title: '暂无登录记录' }}
        filteredEmptyTitle="该时间段内没有登录记录"
      />
    </Section>
  );
}
