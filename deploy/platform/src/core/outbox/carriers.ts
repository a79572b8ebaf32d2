import { createTransport } from 'nodemailer';
import type { Carrier, Letter } from './messenger';

/**
 * An SMS provider that takes a POST. Its body is filled in with `{mobile}`, `{text}`, `{code}`, `{purpose}` and
 * `{template}`, the registered template of the purpose. These are escaped for JSON; `{variables}` is a JSON object.
 */
export interface SmsProvider {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly template: string;
  /** The provider's registered templates by purpose; `default` is for purposes without a template of their own. */
  readonly templates: Readonly<Record<string, string>>;
}

export interface CarrierSettings {
  /** For example `smtps://user:password@mail.example.com`. */
  readonly smtpUrl: string;
  /** True: nothing is sent to a server that offers no TLS. */
  readonly smtpTls: boolean;
  readonly from: string;
  readonly sms: SmsProvider;
}

const sendTimeoutMs = 10_000;

const forJson = (text: string) => JSON.stringify(text).slice(1, -1);

const placeholders = /\{(mobile|text|code|purpose|template|variables)\}/g;

function registeredTemplate({ templates }: Pick<SmsProvider, 'templates'>, purpose: string): string {
  const registered = Object.hasOwn(templates, purpose) ? templates[purpose] : templates.default;
  if (registered === undefined) throw new Error(`SMS_TEMPLATES names no template for ${purpose}`);
  return registered;
}

export function fillTemplate(provider: Pick<SmsProvider, 'template' | 'templates'>, letter: Letter): string {
  const { recipient, text, code, purpose, variables = { code, text } } = letter;
  const values: Readonly<Record<string, () => string>> = {
    mobile: () => forJson(recipient),
    text: () => forJson(text),
    code: () => forJson(code),
    purpose: () => forJson(purpose),
    template: () => forJson(registeredTemplate(provider, purpose)),
    variables: () => JSON.stringify(variables),
  };
  return provider.template.replace(placeholders, (_, name: string) => values[name]?.() ?? '');
}

async function sendSms(provider: SmsProvider, letter: Letter): Promise<void> {
  const { url, headers } = provider;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(letter.id === undefined ? {} : { 'idempotency-key': letter.id }),
      ...headers,
    },
    body: fillTemplate(provider, letter),
    signal: AbortSignal.timeout(sendTimeoutMs),
  });
  // The status says it all. An answer that nobody reads would hold the connection.
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the SMS provider answered ${response.status}`);
}

/** Sends through real providers. */
export function createCarrier({ smtpUrl, smtpTls, from, sms }: CarrierSettings): Carrier {
  const timeouts = { connectionTimeout: sendTimeoutMs, greetingTimeout: sendTimeoutMs, socketTimeout: sendTimeoutMs };
  const mail = createTransport({ url: smtpUrl, requireTLS: smtpTls, ...timeouts });
  return {
    async deliver(letter) {
      if (letter.channel === 'sms') return sendSms(sms, letter);
      await mail.sendMail({
        from,
        to: letter.recipient,
        subject: letter.subject ?? (letter.code === '' ? '安全提醒' : '验证码'),
        text: letter.text,
        ...(letter.id === undefined ? {} : { messageId: `<${letter.id}@${from.split('@').at(-1)?.replace('>', '')}>` }),
      });
    },
  };
}
