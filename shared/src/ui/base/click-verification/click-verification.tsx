import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePageSignal } from '../../../api/public';
import type { FormFieldProps } from '../form-field/form-field-props';
import { LoaderIcon, PointerIcon, SuccessIcon, WarningIcon } from '../icon/icons';
import styles from './click-verification.module.css';

export interface ClickVerificationProps extends FormFieldProps {
  /** The token of a passed check; empty means that there is none. */
  value?: string | undefined;
  onChange?: (token: string | undefined) => void;
  /** Asks the server. Answers the token, or null if the server did not pass the check; rejects if it was not reached. */
  check: (signal: AbortSignal) => Promise<string | null>;
  /** How long the server keeps the token. */
  validSeconds?: number;
  disabled?: boolean;
}

type Phase = 'idle' | 'checking' | 'failed' | 'unreached' | 'expired';

const sentence: Record<Phase | 'success', string> = {
  idle: '点击完成验证',
  checking: '验证中……',
  success: '验证成功',
  failed: '验证未通过，请重新点击',
  unreached: '网络异常，请检查网络后重新点击',
  expired: '验证已过期，请重新点击',
};

const icon = {
  idle: PointerIcon,
  checking: LoaderIcon,
  success: SuccessIcon,
  failed: WarningIcon,
  unreached: WarningIcon,
  expired: WarningIcon,
};

/** The spec's slider verification as one button: to click, checking, success. The server decides, the button shows. */
export function ClickVerification({
  value,
  onChange,
  check,
  validSeconds = 120,
  disabled = false,
  ...field
}: ClickVerificationProps) {
  const [phase, setPhase] = useState<Phase>('idle');
  const pageSignal = usePageSignal();
  const expire = useEffectEvent(() => {
    setPhase('expired');
    onChange?.(undefined);
  });

  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(expire, validSeconds * 1000);
    return () => clearTimeout(timer);
  }, [value, validSeconds]);

  const state = value ? 'success' : phase;
  const busy = state === 'checking' || state === 'success';

  async function run() {
    if (busy || disabled) return;
    const signal = pageSignal();
    setPhase('checking');
    const token = await check(signal).catch(() => undefined);
    if (signal.aborted) return;
    setPhase(token ? 'idle' : token === null ? 'failed' : 'unreached');
    if (token) onChange?.(token);
  }

  const Icon = icon[state];
  return (
    <button
      type="button"
      // A button may be described, but not invalid or required.
      {...(field.id !== undefined && { id: field.id })}
      aria-describedby={field['aria-describedby']}
      className={clsx(styles.button, styles[state])}
      // Not `disabled`: focus has to stay here while the state changes and is announced.
      aria-disabled={busy || disabled}
      aria-busy={state === 'checking'}
      onClick={run}
    >
      <Icon size={20} spin={state === 'checking'} />
      <span aria-live="polite">{sentence[state]}</span>
    </button>
  );
}
