import { Checkbox, CopyButton, LinkButton } from '@portal/shared/ui';
import { QrCode } from '@portal/shared/ui/qr-code';
import { useState } from 'react';
import type { Accepted } from './accept-form';
import styles from './keys.module.css';

/** The secret for the authenticator and the recovery codes. Nobody can show them again. */
export function Keys({ loginName, secret, address, recoveryCodes }: Accepted) {
  const [saved, setSaved] = useState(false);
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
      <h2 className={styles.heading}>
        恢复码
        <CopyButton text={recoveryCodes.join('\n')} label="恢复码" worded />
      </h2>
      <p className={styles.note}>手机不在身边时，可用恢复码登录，每个只能使用一次。</p>
      <ul className={styles.codes} aria-label="恢复码">
        {recoveryCodes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <Checkbox checked={saved} onChange={({ target }) => setSaved(target.checked)}>
          已绑定身份验证器并保存恢复码
        </Checkbox>
      </p>
      {saved && (
        <LinkButton type="primary" block to="/desk">
          去登录
        </LinkButton>
      )}
    </>
  );
}
