import { agreementTypes } from '@portal/shared/contract';
import { formatDay, formatMinute, formatSecond, nothing } from '@portal/shared/format';
import { CopyButton } from '@portal/shared/ui';
import { type DataColumn, statusColumn } from '@portal/shared/ui/data';
import { type Agreement, stateEntry } from './agreement';
import styles from './agreement-columns.module.css';

const expiry = ({ expireTime }: Agreement) => (expireTime === null ? '长期有效' : formatDay(expireTime));

export const agreementColumns: readonly DataColumn<Agreement>[] = [
  { key: 'name', title: '协议名称', required: true, card: 'name', text: ({ name }) => name },
  {
    key: 'agreementNo',
    title: '协议编号',
    width: 176,
    card: 'note',
    digitsAreText: true,
    text: ({ agreementNo }) => agreementNo,
    render: ({ agreementNo, name }) => (
      <span className={styles.number}>
        {agreementNo}
        <CopyButton text={agreementNo} label={`${name}的协议编号`} />
      </span>
    ),
  },
  {
    key: 'type',
    title: '类型',
    width: 96,
    hiddenAtFirst: 'narrow',
    card: 'note',
    text: ({ type }) => agreementTypes[type],
  },
  {
    key: 'productName',
    title: '关联产品',
    width: 112,
    // This column makes the table wider than a usual screen, and most agreement names tell the product.
    hiddenAtFirst: true,
    text: ({ productName }) => productName || nothing,
  },
  {
    key: 'parties',
    title: '签署方',
    hiddenAtFirst: 'narrow',
    text: ({ parties }) => parties.join('、'),
    render: ({ parties }) => (
      <div className={styles.parties} title={parties.join('、')}>
        {parties.map((party) => (
          <div key={party} className={styles.party}>
            {party}
          </div>
        ))}
      </div>
    ),
  },
  statusColumn('state', '状态', ({ state }) => stateEntry(state), 104),
  {
    key: 'signTime',
    title: '签署时间',
    width: 152,
    hiddenAtFirst: 'narrow',
    sortable: true,
    text: ({ signTime }) => formatMinute(signTime),
    render: ({ signTime }) => (
      <span className={styles.time} title={signTime === null ? undefined : formatSecond(signTime)}>
        {formatMinute(signTime)}
      </span>
    ),
  },
  { key: 'expireTime', title: '有效期至', width: 112, sortable: true, text: expiry },
];
