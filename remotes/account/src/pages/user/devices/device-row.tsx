import type { CallReply } from '@portal/shared/contract';
import { formatMinute, formatSecond } from '@portal/shared/format';
import { Button, StatusTag } from '@portal/shared/ui';
import styles from './devices-section.module.css';

export type Device = CallReply<'deviceList'>[number];

export const deviceName = ({ browser, system }: Device): string => `${browser} · ${system}`;

interface DeviceRowProps {
  device: Device;
  onSignOut: () => void;
}

/** One login. Browser, address and time tell it apart from the others. */
export function DeviceRow({ device, onSignOut }: DeviceRowProps) {
  const { address, loginTime, lastActiveTime, current } = device;
  const name = deviceName(device);
  return (
    <li className={styles.device}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          {current && <StatusTag entry={{ label: '当前设备', colorClass: 'green' }} />}
        </p>
        <p className={styles.facts}>
          <span>{address}</span>
          <span title={formatSecond(loginTime)}>登录于 {formatMinute(loginTime)}</span>
          <span title={formatSecond(lastActiveTime)}>最近活动 {formatMinute(lastActiveTime)}</span>
        </p>
      </div>
      {!current && (
        <Button aria-label={`退出登录：${name}，登录于 ${formatMinute(loginTime)}`} onClick={onSignOut}>
          退出登录
        </Button>
      )}
    </li>
  );
}
