import type { CallReply } from '@portal/shared/contract';
import { formatMinute } from '@portal/shared/format';
import { DeskLink } from '../frame/desk-link';
import styles from './records.module.css';

type Device = CallReply<'staffCompanyLogins'>['devices'][number];

interface DeviceListProps {
  devices: readonly Device[];
  /** The people are named, each as a link: the list is of a whole company. */
  named?: boolean;
}

/** The sessions that still last. */
export function DeviceList({ devices, named = false }: DeviceListProps) {
  if (devices.length === 0) return <p className={styles.none}>当前没有登录中的设备</p>;
  return (
    <ul className={styles.records} aria-label="登录中的设备">
      {devices.map(({ sessionId, userCode, userName, browser, system, address, loginTime, lastActiveTime }) => (
        <li key={sessionId} className={styles.record}>
          <p className={styles.name}>
            {named && <DeskLink to={`/desk/people/${userCode}`}>{userName}</DeskLink>}
            {browser}，{system}
          </p>
          <p className={styles.facts}>
            <span>{address}</span>
            <span>登录于 {formatMinute(loginTime)}</span>
            <span>最近活动 {formatMinute(lastActiveTime)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
