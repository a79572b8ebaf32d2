import type { CallReply } from '@portal/shared/contract';
import { formatMinute, nothing } from '@portal/shared/format';
import { StatusTag } from '@portal/shared/ui';
import { type DataColumn, DataTable, statusColumn } from '@portal/shared/ui/data';
import { staffCall } from '../../../client/staff-call';
import { useRowKeys } from '../../../keys/use-row-keys';
import { linkColumn } from '../../../records/link-column';
import { partOf } from '../../../records/part-of';
import { placeText } from '../../../records/place-text';
import { accountState, employeeState } from '../../../records/states';

type Person = CallReply<'staffCompanyPeople'>['rows'][number];

const columns: readonly DataColumn<Person>[] = [
  linkColumn(
    'userName',
    '姓名',
    ({ userName }) => userName,
    ({ userCode }) => `/desk/people/${userCode}`,
  ),
  { key: 'mobile', title: '手机号', card: 'note', text: ({ mobile }) => mobile },
  { key: 'email', title: '邮箱', hiddenAtFirst: true, text: ({ email }) => email || nothing },
  { key: 'role', title: '角色', card: 'note', text: placeText },
  statusColumn('status', '在企业中', ({ status }) => employeeState(status)),
  {
    key: 'accountStatus',
    title: '账号',
    text: ({ accountStatus }) => accountState(accountStatus).label,
    render: ({ accountStatus }) => <StatusTag entry={accountState(accountStatus)} />,
  },
  { key: 'lastLoginTime', title: '最近登录', sortable: true, text: ({ lastLoginTime }) => formatMinute(lastLoginTime) },
];

/** 人员 of one company */
export function PeopleTab({ compCode }: { compCode: string }) {
  const list = useRowKeys('人员列表');
  return (
    <div ref={list}>
      <DataTable<Person>
        id="desk-company-people"
        label="人员列表"
        columns={columns}
        rowKey={({ userCode }) => userCode}
        rowName={({ userName }) => userName}
        load={(query, signal) =>
          staffCall('staffCompanyPeople', { body: { compCode, ...partOf<'lastLoginTime'>(query) } }, signal)
        }
        empty={{ title: '该企业还没有人员' }}
      />
    </div>
  );
}
