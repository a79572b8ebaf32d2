import { AnswerRefused, boundedFetch } from '@portal/http';
import { createTransport as createMailTransport } from 'nodemailer';
import { type Letter, type Transport, TransportUnavailable } from './messenger';

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
  /** What the answer says if the SMS was taken, such as `{"Code":"OK"}`: many providers tell errors with a status 200. */
  readonly success: Readonly<Record<string, unknown>>;
}

export interface TransportSettings {
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

/** Returns whether an answer says all that is wanted; it may say more. An array has to say it in each of its entries. */
function says(answer: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    const [entry] = wanted;
    return Array.isArray(answer) && answer.length > 0 && answer.every((one) => says(one, entry));
  }
  if (typeof wanted !== 'object' || wanted === null) return answer === wanted;
  if (typeof answer !== 'object' || answer === null) return false;
  return Object.entries(wanted).every(
    ([name, value]) => Object.hasOwn(answer, name) && says(Reflect.get(answer, name), value),
  );
}

const maxAnswer = 65_536;

/** Returns the provider's answer, or undefined if it is not JSON. */
async function answerOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** The statuses of a provider that turns everybody away. With other ones it may mean this very SMS. */
const isAway = (status: number) => status >= 500 || status === 401 || status === 403;

async function sendSms(provider: SmsProvider, letter: Letter): Promise<void> {
  const { url, headers, success } = provider;
  const body = fillTemplate(provider, letter);
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(letter.id === undefined ? {} : { 'idempotency-key': letter.id }),
      ...headers,
    },
    body,
    signal: AbortSignal.timeout(sendTimeoutMs),
  };
  const tells = Object.keys(success).length > 0;
  const asked = tells ? boundedFetch(url, { ...init, maxBytes: maxAnswer }) : fetch(url, init);
  const response = await asked.catch((cause: unknown) => {
    throw cause instanceof AnswerRefused
      ? cause
      : new TransportUnavailable('the SMS provider could not be reached', { cause });
  });
  // The status says it all. An answer that nobody reads would hold the connection.
  if (!tells) await response.body?.cancel();
  if (isAway(response.status)) throw new TransportUnavailable(`the SMS provider answered ${response.status}`);
  if (!response.ok) throw new Error(`the SMS provider answered ${response.status}`);
  if (tells && !says(await answerOf(response), success))
    throw new Error('the SMS provider did not say that it has taken the SMS (SMS_SUCCESS)');
}

/** Nodemailer's names for a mail server that takes nobody's letters. */
const mailAway = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH', 'EPROTOCOL']);

type MailServer = Pick<TransportSettings, 'smtpUrl' | 'smtpTls'>;

function mailServer({ smtpUrl, smtpTls }: MailServer) {
  const timeouts = { connectionTimeout: sendTimeoutMs, greetingTimeout: sendTimeoutMs, socketTimeout: sendTimeoutMs };
  return createMailTransport({ url: smtpUrl, requireTLS: smtpTls, ...timeouts });
}

/** Throws if the mail server cannot be reached, offers no TLS, or does not know the name and password. Sends nothing. */
export async function greetMailServer(server: MailServer): Promise<void> {
  const mail = mailServer(server);
  try {
    await mail.verify();
  } finally {
    mail.close();
  }
}

/** Sends through real providers. */
export function createTransport({ smtpUrl, smtpTls, from, sms }: TransportSettings): Transport {
  const mail = mailServer({ smtpUrl, smtpTls });
  return {
    async deliver(letter) {
      if (letter.channel === 'sms') return sendSms(sms, letter);
      const written = {
        from,
        to: letter.recipient,
        subject: letter.subject ?? (letter.code === '' ? '安全提醒' : '验证码'),
        text: letter.text,
        ...(letter.id === undefined ? {} : { messageId: `<${letter.id}@${from.split('@').at(-1)?.replace('>', '')}>` }),
      };
      await mail.sendMail(written).catch((cause: NodeJS.ErrnoException) => {
        throw mailAway.has(cause.code ?? '') ? new TransportUnavailable(cause.message, { cause }) : cause;
      });
    },
  };
}
