import type { CallReply } from '@portal/shared/contract';
import { formatMinute } from '@portal/shared/format';
import type { ReactNode } from 'react';
import styles from './records.module.css';

interface LoginRecordProps {
  login: Pick<CallReply<'staffSessionList'>[number], 'browser' | 'system' | 'address' | 'loginTime' | 'lastActiveTime'>;
  /** These stand beside the browser's name. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A session that still lasts, in a list of them. */
export function LoginRecord({ login, before, after }: LoginRecordProps) {
  return (
    <li className={styles.record}>
      <p className={styles.name}>
        {before}
        {login.browser}，{login.system}
        {after}
      </p>
      <p className={styles.facts}>
        <span>{login.address}</span>
        <span>登录于 {formatMinute(login.loginTime)}</span>
        <span>最近活动 {formatMinute(login.lastActiveTime)}</span>
      </p>
    </li>
  );
}
