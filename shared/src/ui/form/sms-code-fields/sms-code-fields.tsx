import { useRef, useState } from 'react';
import { asRule } from '../../../validators/as-rule';
import { clickVerified, sentCode } from '../../../validators/login';
import { Alert } from '../../base/alert/alert';
import { ClickVerification } from '../../base/click-verification/click-verification';
import { CodeButton } from '../../base/code-button/code-button';
import { CodeInput } from '../../base/code-input/code-input';
import type { ImageCaptchaProps } from '../../base/image-captcha/captcha-picture';
import { ImageCaptcha } from '../../base/image-captcha/image-captcha';
import { Form } from '../form';
import styles from './sms-code-fields.module.css';

/** The result of a click: a token good for one code, or the reason why there is none. */
export type Click = { readonly token: string } | { readonly fault: string; readonly captchaFirst: boolean };

/** The server's part, in the form of `codeVerification` of the api client. */
export interface CodeVerification extends Pick<ImageCaptchaProps, 'picture' | 'solve' | 'work'> {
  /** Rejects if the server was not reached. */
  click: () => Promise<Click>;
  /** Returns whether a code was not sent because a captcha has to be solved first. */
  wantsCaptcha: (error: unknown) => boolean;
}

export interface SmsCodeFieldsProps {
  /** Counting goes on under this name after a reload. */
  purpose: string;
  /** 60 in the login's inline flow, 120 elsewhere. */
  seconds: number;
  verification: CodeVerification;
  /** Sends the code to the number typed; rejects when nothing was sent. */
  send: (mobile: string, smsToken: string) => Promise<unknown>;
  /** Stands below the code once it was sent, e.g. if nobody is told whether the number is known. */
  sentHint?: string;
  /** The server lets nobody click before the picture has been solved. */
  captchaRequired?: boolean;
}

/** How long they are valid: the click alone, and the code that was sent after it. */
const clickSeconds = 120;
const codeSeconds = 300;

/**
 * The click verification and the SMS code that it opens, as fields of a form that has a `mobile`. The form's `imgKey`
 * is the click under which the code was sent; it stays empty if that was before a reload.
 */
export function SmsCodeFields({
  purpose,
  seconds,
  verification,
  send,
  sentHint,
  captchaRequired = false,
}: SmsCodeFieldsProps) {
  const form = Form.useFormInstance();
  const mobile: string | undefined = Form.useWatch('mobile', form);
  const [fault, setFault] = useState<string | null>(null);
  const [captcha, setCaptcha] = useState<'unknown' | 'needed' | 'solved'>('unknown');
  const [sent, setSent] = useState(false);
  const clickArea = useRef<HTMLDivElement>(null);

  async function fetchToken(): Promise<string | null> {
    const click = await verification.click();
    if ('token' in click) {
      setFault(null);
      return click.token;
    }
    setFault(click.fault);
    if (click.captchaFirst) setCaptcha('needed');
    return null;
  }

  // A token is good for one code: for the next code this fetches another one, and the person need not click again.
  async function freshToken(): Promise<string | null> {
    const held: string | undefined = form.getFieldValue('clickToken');
    if (held && held !== form.getFieldValue('imgKey')) return held;
    // The token that still shows as passed is used up.
    form.setFieldValue('clickToken', undefined);
    const token = await fetchToken().catch((error: Error) => {
      setFault(error.message);
      return null;
    });
    form.setFieldValue('clickToken', token ?? undefined);
    return token;
  }

  async function sendCode(): Promise<boolean> {
    const typed = await form.validateFields(['mobile', 'clickToken']).catch(() => null);
    if (!typed) return false;
    const token = await freshToken();
    if (!token) return false;
    try {
      await send(typed.mobile, token);
      form.setFieldValue('imgKey', token);
      setSent(true);
      return true;
    } catch (error) {
      if (verification.wantsCaptcha(error)) setCaptcha('needed');
      form.setFieldsValue({ code: undefined, clickToken: undefined });
      setSent(false);
      return false;
    }
  }

  return (
    <>
      {(captcha === 'needed' || (captcha === 'unknown' && captchaRequired)) && (
        <ImageCaptcha
          {...verification}
          onSolved={() => {
            setCaptcha('solved');
            setFault(null);
            // The element with the focus is gone; the click is the next step.
            clickArea.current?.querySelector('button')?.focus();
          }}
        />
      )}
      <Form.Item label="安全验证" required>
        <div ref={clickArea}>
          <Form.Item name="clickToken" noStyle rules={[asRule(clickVerified)]}>
            <ClickVerification check={fetchToken} validSeconds={sent ? codeSeconds : clickSeconds} />
          </Form.Item>
        </div>
        {fault && <Alert className={styles.fault ?? ''} type="warning" showIcon title={fault} />}
      </Form.Item>
      <Form.Item name="imgKey" hidden getValueProps={(key?: string) => ({ value: key ?? '' })}>
        <input type="hidden" />
      </Form.Item>
      <Form.Item
        label="短信验证码"
        htmlFor="code"
        required
        extra={sent && sentHint && <span role="status">{sentHint}</span>}
      >
        <div className={styles.row}>
          <Form.Item name="code" noStyle rules={[asRule(sentCode)]}>
            <CodeInput />
          </Form.Item>
          <CodeButton
            purpose={purpose}
            to={mobile}
            seconds={seconds}
            send={sendCode}
            {...(sentHint && { sentText: '' })}
          />
        </div>
      </Form.Item>
    </>
  );
}
