import Input, { type InputProps } from 'antd/es/input/Input';
import { type KeyboardEvent, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icon/icons';
import styles from './password-input.module.css';

export interface PasswordInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'suffix'> {
  /** The toggle names the field by this, e.g. 新密码: a form has several. */
  label: string;
  value?: string;
  onChange?: (password: string) => void;
  autoComplete?: 'current-password' | 'new-password';
}

/** A password field. It can show the password, and says when caps lock is on. */
export function PasswordInput({ label, value, onChange, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <>
      <Input
        autoComplete="current-password"
        placeholder={`请输入${label}`}
        {...rest}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="off"
        value={value ?? ''}
        onChange={(event) => onChange?.(event.target.value)}
        onKeyDown={(event) => {
          noticeCapsLock(event);
          rest.onKeyDown?.(event);
        }}
        onKeyUp={noticeCapsLock}
        suffix={
          <button
            type="button"
            className={styles.toggle}
            aria-label={`${shown ? '隐藏' : '显示'}${label}`}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeIcon /> : <EyeOffIcon />}
          </button>
        }
      />
      {capsLock && (
        <div className={styles.note} role="status">
          大写锁定已开启
        </div>
      )}
    </>
  );
}
