import type { CallReply } from '@portal/shared/contract';
import { formatSecond } from '@portal/shared/format';
import { type DataColumn, statusColumn } from '@portal/shared/ui/data';
import { DeskLink } from '../frame/desk-link';
import { RecordTable } from './record-table';

type Login = CallReply<'staffCompanyLogins'>['logins'][number];

const actions: Readonly<Record<string, string>> = {
  login: '登录',
  logout: '退出',
  'company.switch': '进入企业',
  'refresh.reuse': '重复使用登录凭据',
};

const resultOf = ({ result }: Login) =>
  result === 'ok' ? ({ label: '成功', colorClass: 'green' } as const) : ({ label: '失败', colorClass: 'red' } as const);

const columns: readonly DataColumn<Login>[] = [
  { key: 'at', title: '时间', required: true, sortable: true, card: 'name', text: ({ at }) => formatSecond(at) },
  {
    key: 'userName',
    title: '人员',
    card: 'note',
    text: ({ userName }) => userName,
    render: ({ userCode, userName }) => <DeskLink to={`/desk/people/${userCode}`}>{userName}</DeskLink>,
  },
  { key: 'action', title: '操作', card: 'note', text: ({ action }) => actions[action] ?? action },
  statusColumn('result', '结果', resultOf),
  { key: 'address', title: '地址', hiddenAtFirst: 'narrow', text: ({ address }) => address },
  { key: 'browser', title: '浏览器', text: ({ browser, system }) => `${browser}，${system}` },
];

interface LoginTableProps {
  logins: readonly Login[];
  /** The people are named: the list is of a whole company. */
  named: boolean;
}

/** The last logins, right ones and wrong ones. */
export function LoginTable({ logins, named }: LoginTableProps) {
  return (
    <RecordTable
      id="logins"
      label="登录记录"
      columns={named ? columns : columns.filter(({ key }) => key !== 'userName')}
      // Several tries may have the same time.
      rowKey={(login) => JSON.stringify(login)}
      rowName={({ at }) => formatSecond(at)}
      rows={logins}
      empty={{ title: '暂无登录记录' }}
    />
  );
}
