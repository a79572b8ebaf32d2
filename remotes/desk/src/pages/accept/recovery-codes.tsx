import { Checkbox, CopyButton, LinkButton } from '@portal/shared/ui';
import { useState } from 'react';
import styles from './accept.module.css';

/** Nobody can show them again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [saved, setSaved] = useState(false);
  return (
    <>
      <h2 className={styles.heading}>
        恢复码
        <CopyButton text={codes.join('\n')} label="恢复码" worded />
      </h2>
      <p className={styles.note}>手机不在身边时，可用恢复码登录，每个只能使用一次。</p>
      <ul className={styles.codes} aria-label="恢复码">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <Checkbox checked={saved} onChange={({ target }) => setSaved(target.checked)}>
          已保存恢复码
        </Checkbox>
      </p>
      {saved && (
        <LinkButton type="primary" block to="/desk">
          进入工作台
        </LinkButton>
      )}
    </>
  );
}
