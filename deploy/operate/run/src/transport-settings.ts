import { isLoopback } from '@portal/http';
import type { TransportSettings } from '@portal/platform';
import { hostOf } from './host-of';
import { neededToSend } from './needed-to-send';
import { SettingFaults } from './setting-faults';
import { secondSmsSettings, smsSettings } from './sms-settings';

/** Parts of an SMTP address that would turn TLS off, or accept any server. */
const withoutTls = /[?&](?:ignoreTLS|requireTLS|tls\.)/i;

type Environment = Readonly<Record<string, string | undefined>>;

/** The mail server and the sender. They get codes and links, so nobody in between may read the traffic. */
function mailSettings(environment: Environment): Pick<TransportSettings, 'smtpUrl' | 'smtpTls' | 'from'> {
  const { SMTP_URL: smtpUrl = '', MAIL_FROM: from = '' } = environment;
  const faults = new SettingFaults();
  faults.add(...neededToSend(environment, ['SMTP_URL', 'MAIL_FROM']));
  const smtpTls = smtpUrl !== '' && !isLoopback(faults.read(() => hostOf('SMTP_URL', smtpUrl), ''));
  if (smtpTls && withoutTls.test(smtpUrl))
    faults.add('SMTP_URL changes how TLS is used, which is required: leave that part out.');
  faults.refuse();
  return { smtpUrl, smtpTls, from };
}

/** The transports of SMS and e-mail. */
export function transportSettings(environment: Environment): TransportSettings {
  const faults = new SettingFaults();
  const mail = faults.read(() => mailSettings(environment), undefined);
  const sms = faults.read(() => smsSettings(environment), undefined);
  const secondSms = faults.read(() => secondSmsSettings(environment), undefined);
  faults.refuse();
  if (!mail || !sms) throw new Error('settings are read without a fault or not at all');
  return { ...mail, sms, secondSms };
}
