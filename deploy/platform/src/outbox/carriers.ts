import { createTransport } from 'nodemailer';
import type { Carrier, Letter } from './messenger';

/** An SMS provider that takes a POST: the template's `{mobile}`, `{text}` and `{code}` are filled in, escaped for JSON. */
export interface SmsProvider {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly template: string;
}

export interface CarrierSettings {
  /** Such as `smtps://user:password@mail.example.com`. */
  readonly smtpUrl: string;
  readonly from: string;
  readonly sms: SmsProvider;
}

const sendTimeoutMs = 10_000;

const forJson = (text: string) => JSON.stringify(text).slice(1, -1);

export function fillTemplate(template: string, { recipient, text, code }: Letter): string {
  const values: Readonly<Record<string, string>> = { mobile: recipient, text, code };
  return template.replace(/\{(mobile|text|code)\}/g, (_, name: string) => forJson(values[name] ?? ''));
}

async function sendSms({ url, headers, template }: SmsProvider, letter: Letter): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: fillTemplate(template, letter),
    signal: AbortSignal.timeout(sendTimeoutMs),
  });
  if (!response.ok) throw new Error(`the SMS provider answered ${response.status}`);
}

/** Real providers. */
export function createCarrier({ smtpUrl, from, sms }: CarrierSettings): Carrier {
  const mail = createTransport(smtpUrl);
  return {
    async deliver(letter) {
      if (letter.channel === 'sms') return sendSms(sms, letter);
      await mail.sendMail({ from, to: letter.recipient, subject: '验证码', text: letter.text });
    },
  };
}

/** Undefined: the operator has not named any. */
export function carrierSettings(env: Readonly<Record<string, string | undefined>>): CarrierSettings | undefined {
  const { SMTP_URL, MAIL_FROM, SMS_URL, SMS_TEMPLATE, SMS_AUTHORIZATION } = env;
  if (!SMTP_URL || !MAIL_FROM || !SMS_URL || !SMS_TEMPLATE) return undefined;
  const headers: Record<string, string> = SMS_AUTHORIZATION ? { authorization: SMS_AUTHORIZATION } : {};
  return { smtpUrl: SMTP_URL, from: MAIL_FROM, sms: { url: SMS_URL, headers, template: SMS_TEMPLATE } };
}
