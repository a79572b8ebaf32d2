import { Alert } from '@portal/shared/ui';
import { useState } from 'react';
import { enter, type Me, useSession } from '../session/session';
import { CodeForm } from './code-form';
import { EntryFrame } from './entry-frame';
import styles from './entry-frame.module.css';
import { OidcButton } from './oidc-button';
import { PasswordForm } from './password-form';
import { RecoveryForm } from './recovery-form';

/** The second step has a ticket of the first one. */
interface SecondStep {
  readonly ticket: string;
  readonly by: 'code' | 'recovery';
}

const leads = {
  code: '请输入身份验证器中的6位验证码。',
  recovery: '请输入一个未使用过的恢复码，每个恢复码只能使用一次。',
} as const;

/** The login, in the place of the page that somebody opened without a session. After it, that page is there. */
export function SignIn() {
  const wasOver = useSession((session) => session.wasOver);
  const [second, setSecond] = useState<SecondStep | null>(null);
  const done = (me: Me) => enter(me);

  if (!second)
    return (
      <EntryFrame title="员工登录" lead="仅供平台员工使用，所有操作均会记录。">
        {wasOver && (
          <Alert
            className={styles.notice ?? ''}
            type="info"
            showIcon
            role="status"
            title="您已退出，请重新登录后继续"
          />
        )}
        <PasswordForm onRight={(ticket) => setSecond({ ticket, by: 'code' })} />
        <OidcButton />
      </EntryFrame>
    );
  const { ticket, by } = second;
  const other = by === 'code' ? 'recovery' : 'code';
  const Step = by === 'code' ? CodeForm : RecoveryForm;
  return (
    <EntryFrame title={by === 'code' ? '动态验证码' : '使用恢复码'} lead={leads[by]}>
      <Step ticket={ticket} onDone={done} />
      <p className={styles.links}>
        <button type="button" className={styles.link} onClick={() => setSecond({ ticket, by: other })}>
          {other === 'code' ? '使用动态验证码' : '无法使用身份验证器？'}
        </button>
        <button type="button" className={styles.link} onClick={() => setSecond(null)}>
          返回登录
        </button>
      </p>
    </EntryFrame>
  );
}
