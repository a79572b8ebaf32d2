import { formatMinute } from '@portal/shared/format';
import { CopyButton } from '@portal/shared/ui';
import { type DataColumn, momentColumn, statusColumn } from '@portal/shared/ui/data';
import { type Invitation, isOpen } from './invitation';
import styles from './invitation-columns.module.css';
import { stateEntry } from './invitation-state';

export const invitationColumns: DataColumn<Invitation>[] = [
  {
    key: 'compName',
    title: '被邀请企业',
    required: true,
    card: 'name',
    text: ({ compName }) => compName,
    render: ({ compName }) => (
      <span className={styles.company} title={compName}>
        {compName}
      </span>
    ),
  },
  { key: 'contact', title: '联系人', card: 'note', text: ({ contact }) => contact },
  { key: 'mobile', title: '手机号', width: 130, hiddenAtFirst: 'narrow', card: 'note', text: ({ mobile }) => mobile },
  {
    key: 'inviteCode',
    title: '邀请码',
    width: 140,
    digitsAreText: true,
    text: ({ inviteCode }) => inviteCode,
    render: (row) => (
      <span className={styles.code}>
        {row.inviteCode}
        {isOpen(row) && <CopyButton text={row.inviteCode} label={`${row.compName}的邀请码`} />}
      </span>
    ),
  },
  statusColumn('state', '状态', stateEntry),
  momentColumn('createTime', '邀请时间', ({ createTime }) => createTime, { width: 150 }),
  {
    key: 'finishTime',
    title: '完成时间',
    width: 150,
    hiddenAtFirst: 'narrow',
    text: ({ finishTime }) => formatMinute(finishTime),
  },
];
