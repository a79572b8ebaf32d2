import Button from 'antd/es/button';
import { useState } from 'react';
import { codeButtonName, codeButtonText } from '../../../format/countdown';
import { markOf } from '../countdown/deadline-store';
import { useCountdown } from '../countdown/use-countdown';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './code-button.module.css';

export interface CodeButtonProps {
  /** The purpose of the code, e.g. `login-sms`: counting goes on after a reload under this name. */
  purpose: string;
  /** The number or address that the code goes to, if the person can change it: each has its own countdown. */
  to?: string | undefined;
  /** 120 in the code-button flow, 60 in the inline verification flow. */
  seconds?: number;
  /** Asks the server to send. Only `true` starts the countdown; `false` or a rejection means that nothing was sent. */
  send: () => Promise<boolean>;
  /** Read aloud once it is sent. */
  sentText?: string;
  /** Called after a failed send: clear the code here and start over. */
  onFailed?: () => void;
  disabled?: boolean;
}

/** 获取验证码 → 已发送(n) → 重新获取. Sending happens on the click and never by itself. */
export function CodeButton({
  purpose,
  to,
  seconds = 120,
  send,
  sentText = '验证码已发送',
  onFailed,
  disabled = false,
}: CodeButtonProps) {
  const key = to ? `${purpose}.${markOf(to)}` : purpose;
  const countdown = useCountdown(key);
  const [sending, setSending] = useState(false);
  const counting = countdown.seconds > 0;
  const [sent, setSent] = useState<string | null>(counting ? key : null);
  const sentBefore = counting || sent === key;
  /** The number for which this form has sent a code; a countdown from before a reload or a logout is not news. */
  const [told, setTold] = useState<string | null>(null);

  async function run() {
    if (sending || counting || disabled) return;
    setSending(true);
    const sent = await send().catch(() => false);
    setSending(false);
    if (sent) {
      setSent(key);
      setTold(key);
      countdown.start(seconds);
    } else {
      countdown.stop();
      onFailed?.();
    }
  }

  return (
    <>
      <Button
        className={styles.button ?? ''}
        loading={sending}
        disabled={disabled && !counting}
        aria-disabled={counting}
        aria-label={codeButtonName(countdown.seconds, sentBefore)}
        color="default"
        variant={counting ? 'filled' : 'outlined'}
        // The click checks the number beside the button. An earlier check could show a message below the number and
        // move the button away.
        onMouseDown={(event) => event.preventDefault()}
        onClick={run}
      >
        {codeButtonText(countdown.seconds, sentBefore)}
      </Button>
      <VisuallyHidden role="status">{counting && told === key ? sentText : ''}</VisuallyHidden>
    </>
  );
}
