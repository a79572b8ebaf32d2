import type { CallReply } from '@portal/shared/contract';
import { DeskLink } from '../frame/desk-link';
import { LoginRecord } from './login-record';
import styles from './records.module.css';

type Device = CallReply<'staffCompanyLogins'>['devices'][number];

interface DeviceListProps {
  devices: readonly Device[];
  /** The people are named, each as a link: the list is of a whole company. */
  named: boolean;
}

/** The sessions that still last. */
export function DeviceList({ devices, named }: DeviceListProps) {
  if (devices.length === 0) return <p className={styles.none}>当前没有登录中的设备</p>;
  return (
    <ul className={styles.records} aria-label="登录中的设备">
      {devices.map((device) => (
        <LoginRecord
          key={device.sessionId}
          login={device}
          before={named && <DeskLink to={`/desk/people/${device.userCode}`}>{device.userName}</DeskLink>}
        />
      ))}
    </ul>
  );
}
