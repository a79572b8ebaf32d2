import { employeeRoleLabel, type StatusClass } from '@portal/shared/codes';
import { type EmployeeState, employeeStates } from '@portal/shared/contract';
import { formatMinute, formatSecond, nothing } from '@portal/shared/format';
import { StatusTag } from '@portal/shared/ui';
import type { DataColumn } from '@portal/shared/ui/data';
import type { Employee } from './employee';
import styles from './employee-columns.module.css';

const stateColors: Readonly<Record<EmployeeState, StatusClass>> = { '0': 'yellow', '1': 'green', '2': 'gray' };

const rolesOf = ({ employeeRole }: Employee) => employeeRole.map(employeeRoleLabel);

function Moment({ at }: { at: string | null }) {
  if (at === null) return nothing;
  return (
    <time dateTime={at} title={formatSecond(at)}>
      {formatMinute(at)}
    </time>
  );
}

/** The columns of the list; the server knows products by code, people by name. */
export const employeeColumns = (productName: (code: string) => string): DataColumn<Employee>[] => [
  {
    key: 'userName',
    title: '姓名',
    required: true,
    text: ({ userName }) => userName,
    render: ({ userName, rootManager, self }) => (
      <span className={styles.name}>
        <span className={styles.text} title={userName}>
          {userName}
        </span>
        {rootManager && <StatusTag plain entry={{ label: '企业管理员', colorClass: 'blue' }} />}
        {self && <StatusTag plain entry={{ label: '本人', colorClass: 'gray' }} />}
      </span>
    ),
  },
  { key: 'mobile', title: '手机号', width: 130, text: ({ mobile }) => mobile },
  { key: 'email', title: '邮箱', text: ({ email }) => email || nothing },
  {
    key: 'employeeRole',
    title: '角色',
    text: (row) => rolesOf(row).join('、') || nothing,
    render: (row) => (
      <span className={styles.tags}>
        {rolesOf(row).map((label) => (
          <StatusTag key={label} plain entry={{ label, colorClass: 'gray' }} />
        ))}
      </span>
    ),
  },
  {
    key: 'productCodes',
    title: '产品权限',
    text: ({ productCodes }) => productCodes.map(productName).join('、') || nothing,
  },
  {
    key: 'status',
    title: '状态',
    width: 100,
    text: ({ status }) => employeeStates[status],
    render: ({ status }) => <StatusTag entry={{ label: employeeStates[status], colorClass: stateColors[status] }} />,
  },
  {
    key: 'lastLoginTime',
    title: '最近登录',
    width: 150,
    text: ({ lastLoginTime }) => (lastLoginTime === null ? nothing : formatMinute(lastLoginTime)),
    render: ({ lastLoginTime }) => <Moment at={lastLoginTime} />,
  },
  {
    key: 'createTime',
    title: '创建时间',
    width: 150,
    text: ({ createTime }) => formatMinute(createTime),
    render: ({ createTime }) => <Moment at={createTime} />,
  },
];
