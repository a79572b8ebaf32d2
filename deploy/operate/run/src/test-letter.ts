import { createTransport, type Receipt } from '@portal/platform';
import { SettingError } from './setting-error';
import type { Settings } from './settings';
import { transportSettings } from './transport-settings';

export interface WantedLetter {
  /** A phone number or an address. */
  readonly to: string;
  readonly channel: 'sms' | 'email';
  /** Which of the SMS providers sends it. */
  readonly provider: '1' | '2';
  /** The sender at the beginning of a whole text, for a generic provider; vendors add the approved one. */
  readonly sender: string;
}

/** What became of the letter. */
export interface LetterOutcome {
  readonly by: string;
  readonly taken: boolean;
  /** What the provider calls it, or why it has not taken it. */
  readonly said: string;
}

const kinds = { sms: /^1\d{10}$/, email: /^[^\s@]+@[^\s@]+$/ } as const;

/** Reads what an operator has written; an address without a channel says it itself. */
export function wantedLetter(
  to: string | undefined,
  { channel = to?.includes('@') ? 'email' : 'sms', provider = '1', sender = '测试' }: Partial<Record<string, string>>,
): WantedLetter {
  if (!to) throw new SettingError('Say to whom: --to <number or address>.');
  if (channel !== 'sms' && channel !== 'email') throw new SettingError(`--channel ${channel}: write sms or email.`);
  if (!kinds[channel].test(to))
    throw new SettingError(`--to ${to} is no ${channel === 'sms' ? 'mobile number' : 'e-mail address'}.`);
  if (provider !== '1' && provider !== '2') throw new SettingError(`--provider ${provider}: write 1 or 2.`);
  return { to, channel, provider, sender };
}

/** Sends one letter through one provider of these settings. Nothing is kept, and no other provider takes over. */
export async function sendTestLetter(
  { demo }: Pick<Settings, 'demo'>,
  environment: NodeJS.ProcessEnv,
  { to, channel, provider, sender }: WantedLetter,
): Promise<LetterOutcome> {
  if (demo)
    throw new SettingError(
      'A demonstration sends nothing (/dev/outbox shows its letters): use the settings of an API.',
    );
  const { sms: first, secondSms, ...mail } = transportSettings(environment);
  const sms = provider === '1' ? first : secondSms;
  if (!sms) throw new SettingError('There is no second SMS provider: SMS_SECOND_PROVIDER is not set.');
  const by = channel === 'sms' ? `${new URL(sms.url).host} (${sms.kind})` : new URL(mail.smtpUrl).host;
  const transport = createTransport({ ...mail, sms });
  let receipt: Receipt | undefined;
  transport.tellReceipts?.(async (_, taken) => {
    receipt = taken;
  });
  const text = '这是一条测试消息，验证码000000，请忽略。';
  const letter = { tenant: '', purpose: 'login', code: '000000', recipient: to, reference: 'test' };
  try {
    await transport.deliver({ ...letter, channel, text: channel === 'sms' ? `【${sender}】${text}` : text });
    return { by, taken: true, said: receipt?.receipt ?? '' };
  } catch (error) {
    return { by, taken: false, said: (error as Error).message };
  }
}

/** The lines that an operator reads. */
export function outcomeLines({ by, taken, said }: LetterOutcome): string[] {
  if (!taken) return [`✗ ${by} has not taken it: ${said}`];
  return [
    `✓ ${by} has taken it${said === '' ? '' : `, as ${said}`}.`,
    'Look that it has arrived: a provider takes many things that no phone ever shows.',
  ];
}
