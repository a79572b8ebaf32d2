import { createTransport as createMailTransport } from 'nodemailer';
import { type Transport, TransportUnavailable } from './messenger';
import { type AliyunSms, aliyunSms } from './sms/aliyun-sms';
import { sendTimeoutMs } from './sms/ask-provider';
import { type GenericSms, genericSms } from './sms/generic-sms';
import { SmsLine } from './sms/sms-line';
import type { SmsProvider } from './sms/sms-provider';
import { type TencentSms, tencentSms } from './sms/tencent-sms';

export type SmsSettings = (GenericSms | AliyunSms | TencentSms) & {
  /** The secret by which its delivery reports are known; left away: none are taken. */
  readonly reportSecret?: string | undefined;
};

export interface TransportSettings {
  /** For example `smtps://user:password@mail.example.com`. */
  readonly smtpUrl: string;
  /** True: nothing is sent to a server that offers no TLS. */
  readonly smtpTls: boolean;
  readonly from: string;
  readonly sms: SmsSettings;
  /** It takes over while the other one fails. */
  readonly secondSms?: SmsSettings | undefined;
}

function smsProvider(settings: SmsSettings, clock: () => number): SmsProvider {
  if (settings.kind === 'aliyun') return aliyunSms(settings, clock);
  return settings.kind === 'tencent' ? tencentSms(settings, clock) : genericSms(settings);
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
export function createTransport(settings: TransportSettings, clock: () => number = Date.now): Transport {
  const { smtpUrl, smtpTls, from, sms, secondSms } = settings;
  const line = new SmsLine(
    [sms, ...(secondSms ? [secondSms] : [])].map((one) => smsProvider(one, clock)),
    clock,
  );
  const mail = mailServer({ smtpUrl, smtpTls });
  return {
    async deliver(letter) {
      if (letter.channel === 'sms') return line.send(letter);
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
    tellMetrics: (registry) => line.tellMetrics(registry),
    tellReceipts: (listener) => line.tellReceipts(listener),
  };
}
