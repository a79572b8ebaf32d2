import { greetMailServer, type SmsSettings, type TransportSettings } from '@portal/platform';
import { SettingError } from '../setting-error';
import { transportSettings } from '../transport-settings';
import type { Examined } from './examined';
import { type Finding, fault, note, ok, reasonOf } from './finding';

const names = ['SMTP_URL', 'MAIL_FROM', 'SMS_URL', 'SMS_TEMPLATE', 'SMS_SUCCESS', 'SMS_PROVIDER'] as const;
const waitMs = 10_000;

async function mailFinding(settings: TransportSettings): Promise<Finding> {
  const { host } = new URL(settings.smtpUrl);
  try {
    await greetMailServer(settings);
    return ok('e-mail', `the mail server ${host} lets us in`);
  } catch (error) {
    return fault('e-mail', `the mail server ${host} does not let us in: ${reasonOf(error)}`, 'look at SMTP_URL');
  }
}

/** Nothing is sent: an SMS costs money and needs a number. Any answer at all shows that the way is open. */
async function smsFinding({ url }: SmsSettings): Promise<Finding> {
  const { host } = new URL(url);
  try {
    const { body } = await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(waitMs) });
    await body?.cancel();
    return ok('SMS', `the provider ${host} answers; that it sends is seen by a login with a number of yours`);
  } catch (error) {
    return fault(
      'SMS',
      `the provider ${host} does not answer: ${reasonOf(error)}`,
      'look at its address and the way out',
    );
  }
}

/** The ways to customers. Every login sends a code, so both have to work from the start. */
export async function examineLetters({
  settings,
  environment,
}: Pick<Examined, 'settings' | 'environment'>): Promise<Finding[]> {
  if (settings.demo) return [note('SMS, e-mail', 'a demonstration sends nothing: /dev/outbox shows the letters')];
  if (!names.some((name) => environment[name]))
    return [note('SMS, e-mail', 'they are not among these settings', 'examine them where the APIs run')];
  try {
    const transport = transportSettings(environment);
    const { sms, secondSms } = transport;
    const providers = secondSms ? [sms, secondSms] : [sms];
    return [...(await Promise.all(providers.map(smsFinding))), await mailFinding(transport)];
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return error.reasons.map((reason) => fault('SMS, e-mail', reason));
  }
}
