import Button from 'antd/es/button';
import { useState } from 'react';
import { lockedButtonText } from '../../../format/countdown';
import { ClickVerification } from '../../base/click-verification/click-verification';
import { CodeButton } from '../../base/code-button/code-button';
import { CodeInput } from '../../base/code-input/code-input';
import { useCountdown } from '../../base/countdown/use-countdown';
import { PasswordChecklist } from '../../base/password-checklist/password-checklist';
import { PasswordInput } from '../../base/password-input/password-input';
import { PhoneInput } from '../../base/phone-input/phone-input';
import { AmountInput } from '../../fields/amount-input/amount-input';
import { later } from '../demo-data';
import styles from '../gallery.module.css';
import { Specimen } from '../specimen';

function Phone({ first = '', ...rest }: { first?: string; disabled?: boolean; status?: 'error' }) {
  const [value, setValue] = useState(first);
  return <PhoneInput aria-label="手机号码" value={value} onChange={setValue} {...rest} />;
}

function NewPassword() {
  const [value, setValue] = useState('Portal@');
  return (
    <>
      <PasswordInput label="新密码" aria-label="新密码" autoComplete="new-password" value={value} onChange={setValue} />
      <PasswordChecklist password={value} ruleCodes={[10, 20, 30, 40]} />
    </>
  );
}

function Code() {
  const [value, setValue] = useState('');
  return <CodeInput aria-label="短信验证码" value={value} onChange={setValue} />;
}

function Verification({ check, first }: { check: () => Promise<string | null>; first?: string }) {
  const [token, setToken] = useState(first);
  return <ClickVerification check={check} value={token} onChange={setToken} />;
}

function Amount({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first);
  return <AmountInput aria-label="金额" value={value} onChange={setValue} />;
}

function LockedButton() {
  const lock = useCountdown('gallery-lock');
  return (
    <Button type="primary" size="large" block disabled={lock.seconds > 0} onClick={() => lock.start(30)}>
      {lockedButtonText('登录', lock.seconds)}
    </Button>
  );
}

export function FieldsSection() {
  return (
    <>
      <Specimen name="PhoneInput" state="空、已填、错误、停用">
        <div className={styles.stack}>
          <Phone />
          <Phone first="13800000001" />
          <Phone first="1380000" status="error" />
          <Phone first="13800000001" disabled />
        </div>
      </Specimen>
      <Specimen name="PasswordInput" state="登录密码">
        <PasswordInput label="登录密码" aria-label="登录密码" value="Portal@2026x" />
      </Specimen>
      <Specimen name="PasswordChecklist" state="边输入边核对">
        <NewPassword />
      </Specimen>
      <Specimen name="CodeInput">
        <Code />
      </Specimen>
      <Specimen name="ClickVerification" state="通过、不通过、已通过、停用">
        <div className={styles.stack}>
          <Verification check={() => later('token')} />
          <Verification check={() => later(null)} />
          <Verification check={() => later('token')} first="token" />
          <ClickVerification check={() => later('token')} disabled />
        </div>
      </Specimen>
      <Specimen name="CodeButton" state="120 秒、60 秒、发送失败、停用">
        <div className={styles.row}>
          <CodeButton purpose="gallery-120" send={() => later(true)} />
          <CodeButton purpose="gallery-60" seconds={60} send={() => later(true)} />
          <CodeButton purpose="gallery-failed" send={() => later(false)} />
          <CodeButton purpose="gallery-disabled" send={() => later(true)} disabled />
        </div>
      </Specimen>
      <Specimen name="AmountInput" state="空、已填">
        <div className={styles.stack}>
          <Amount />
          <Amount first="1234567.50" />
        </div>
      </Specimen>
      <Specimen name="useCountdown" state="点击后锁定 30 秒">
        <LockedButton />
      </Specimen>
    </>
  );
}
