import type { StatusClass } from '@portal/shared/codes';
import { type EmployeeState, employeeStates } from '@portal/shared/contract';
import { StatusTag } from '@portal/shared/ui';
import {
  askedMobileText,
  type DataColumn,
  type EmployeeColumn,
  employeeTexts,
  roleNamesOf,
} from '@portal/shared/ui/data';
import { MomentText } from '@portal/shared/ui/frame';
import type { Employee } from './employee';
import styles from './employee-columns.module.css';

const stateColors: Readonly<Record<EmployeeState, StatusClass>> = {
  '0': 'yellow',
  '1': 'green',
  '2': 'gray',
  '3': 'red',
};

type Look = Omit<DataColumn<Employee>, 'key' | 'title' | 'text'>;

/** The style of each column, beyond its words. */
const looks: Readonly<Record<EmployeeColumn, Look>> = {
  userName: {
    required: true,
    card: 'name',
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
  mobile: {
    width: 130,
    card: 'note',
    render: ({ mobile, askedMobile }) => (
      <span className={styles.number}>
        {mobile}
        {askedMobile !== null && <small>{askedMobileText(askedMobile)}</small>}
      </span>
    ),
  },
  email: { hiddenAtFirst: 'narrow' },
  employeeRole: {
    card: 'note',
    render: (row) => (
      <span className={styles.tags}>
        {roleNamesOf(row).map((label) => (
          <StatusTag key={label} plain entry={{ label, colorClass: 'gray' }} />
        ))}
      </span>
    ),
  },
  productCodes: { hiddenAtFirst: 'narrow' },
  status: {
    width: 100,
    card: 'status',
    render: ({ status }) => <StatusTag entry={{ label: employeeStates[status], colorClass: stateColors[status] }} />,
  },
  lastLoginTime: { width: 150, sortable: true, render: ({ lastLoginTime }) => <MomentText moment={lastLoginTime} /> },
  createTime: {
    width: 150,
    hiddenAtFirst: 'narrow',
    sortable: true,
    render: ({ createTime }) => <MomentText moment={createTime} />,
  },
  rootManager: { hiddenAtFirst: true },
};

/** The columns of the list. The server knows products by their codes; the columns show their names. */
export const employeeColumns = (productName: (code: string) => string): DataColumn<Employee>[] =>
  employeeTexts(productName).map((column) => ({ ...column, ...looks[column.key] }));
