import { CopyButton } from '@portal/shared/ui';
import { QrCode } from '@portal/shared/ui/qr-code';
import { staffCall } from '../../client/staff-call';
import { AuthenticatorCodeField } from '../../entry/authenticator-code-field';
import { EntryForm } from '../../entry/entry-form';
import { enter } from '../../session/session';
import styles from './accept.module.css';
import type { Begun } from './accept-form';

/** The secret for the authenticator, and its first code: only a right one opens the account. */
export function BindForm({
  begun: { loginName, secret, address, ticket },
  onBound,
}: {
  begun: Begun;
  onBound: (recoveryCodes: readonly string[]) => void;
}) {
  return (
    <>
      <div className={styles.code}>
        <QrCode value={address} label="使用身份验证器扫描" />
      </div>
      <dl className={styles.facts}>
        <dt>登录名</dt>
        <dd>{loginName}</dd>
        <dt>密钥</dt>
        <dd>
          <code>{secret}</code>
          <CopyButton text={secret} label="密钥" />
        </dd>
      </dl>
      <EntryForm<{ code: string }>
        action="开通账号"
        send={async ({ code }) => {
          const { me, recoveryCodes } = await staffCall('staffAcceptFinish', { body: { ticket, code } });
          enter(me);
          onBound(recoveryCodes);
        }}
      >
        <AuthenticatorCodeField />
      </EntryForm>
    </>
  );
}
