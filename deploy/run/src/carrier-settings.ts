import { isLoopback } from '@portal/http';
import type { CarrierSettings } from '@portal/platform';
import { SettingError } from './setting-error';

/** Parts of an SMTP address that would turn TLS off, or accept any server. */
const withoutTls = /[?&](?:ignoreTLS|requireTLS|tls\.)/i;

function hostOf(name: string, address: string): string {
  if (!URL.canParse(address)) throw new SettingError(`${name} is not an address.`);
  return new URL(address).hostname;
}

/** The provider's registered templates, by the purpose of an SMS. */
function templatesOf(text: string | undefined): Readonly<Record<string, string>> {
  try {
    const read: unknown = JSON.parse(text || '{}');
    const isTable = typeof read === 'object' && read !== null && !Array.isArray(read);
    if (isTable && Object.values(read).every((name) => typeof name === 'string')) return { ...read };
  } catch {
    // The error below covers this too, like any other text that is not a table.
  }
  throw new SettingError(
    'SMS_TEMPLATES is no JSON object of names: write it like {"login":"SMS_1","default":"SMS_2"}.',
  );
}

/** The carriers of SMS and e-mail. They get codes and links, so nobody in between may read the traffic. */
export function carrierSettings(environment: NodeJS.ProcessEnv): CarrierSettings {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, SMS_URL: url, SMS_TEMPLATE: template } = environment;
  if (!smtpUrl || !from || !url || !template)
    throw new SettingError(
      'Without demonstration mode SMS and e-mail need providers: set SMTP_URL, MAIL_FROM, SMS_URL and SMS_TEMPLATE.',
    );
  const smtpTls = !isLoopback(hostOf('SMTP_URL', smtpUrl));
  if (smtpTls && withoutTls.test(smtpUrl))
    throw new SettingError('SMTP_URL changes how TLS is used, which is required: leave that part out.');
  if (!isLoopback(hostOf('SMS_URL', url)) && !url.startsWith('https:'))
    throw new SettingError(`SMS_URL=${url} is not https: codes would cross the network in the open.`);
  const templates = templatesOf(environment.SMS_TEMPLATES);
  if (template.includes('{template}') && Object.keys(templates).length === 0)
    throw new SettingError('SMS_TEMPLATE asks for registered templates: name them in SMS_TEMPLATES.');
  const authorization = environment.SMS_AUTHORIZATION;
  const sms = { url, headers: authorization ? { authorization } : {}, template, templates };
  return { smtpUrl, smtpTls, from, sms };
}
