import { isLoopback } from '@portal/http';
import { smsPurposes, type TransportSettings } from '@portal/platform';
import { SettingError } from './setting-error';
import { SettingFaults } from './setting-faults';

type Environment = Readonly<Record<string, string | undefined>>;

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

/** What the provider's answer says if it has taken an SMS. `{}` leaves it to the status alone, and says so. */
function successOf(text: string | undefined): Readonly<Record<string, unknown>> {
  if (!text)
    throw new SettingError(
      'SMS_SUCCESS is not set: say what the provider answers when it has taken an SMS, like {"Code":"OK"}. Many tell errors with a status 200. {} trusts the status alone.',
    );
  const read: unknown = isJson(text) ? JSON.parse(text) : undefined;
  if (typeof read === 'object' && read !== null && !Array.isArray(read)) return { ...read };
  throw new SettingError('SMS_SUCCESS is no JSON object: write what the answer says, like {"Code":"OK"}.');
}

/** A template that would leave out the receiver or the content is refused here: the provider may well take it. */
function templateFaults(template: string, templates: Readonly<Record<string, string>>): string[] {
  const faults: string[] = [];
  const asJson = template.replaceAll('{variables}', '{}');
  if (!asJson.trim().startsWith('{') || !isJson(asJson))
    faults.push(
      `SMS_TEMPLATE=${template} is no JSON object: it is the body of the request, not the name of a template.`,
    );
  if (!template.includes('{mobile}')) faults.push('SMS_TEMPLATE has no {mobile}: nobody would get the SMS.');
  if (!template.includes('{text}') && !template.includes('{variables}'))
    faults.push('SMS_TEMPLATE has neither {text} nor {variables}: the SMS would come without its content.');
  const unknown = Object.keys(templates).filter((name) => name !== 'default' && !smsPurposes.includes(name));
  if (unknown.length > 0) faults.push(`SMS_TEMPLATES names purposes that do not exist: ${unknown.join(', ')}.`);
  if (!template.includes('{template}')) return faults;
  if (Object.keys(templates).length === 0)
    faults.push('SMS_TEMPLATE asks for registered templates: name them in SMS_TEMPLATES.');
  else if (templates.default === undefined) {
    const without = smsPurposes.filter((purpose) => !Object.hasOwn(templates, purpose));
    if (without.length > 0) faults.push(`SMS_TEMPLATES has no "default" and no template for: ${without.join(', ')}.`);
  }
  return faults;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The mail server; undefined: it is not named. */
function smtpOf({ SMTP_URL: url }: Environment, faults: SettingFaults): { url: string; tls: boolean } | undefined {
  if (!url) return undefined;
  const tls = !isLoopback(faults.read(() => hostOf('SMTP_URL', url), ''));
  if (tls && withoutTls.test(url))
    faults.add('SMTP_URL changes how TLS is used, which is required: leave that part out.');
  return { url, tls };
}

/** The SMS provider, as far as it is named. */
function smsOf(environment: Environment, faults: SettingFaults) {
  const { SMS_URL: url = '', SMS_TEMPLATE: template = '', SMS_AUTHORIZATION: authorization } = environment;
  if (url && !isLoopback(faults.read(() => hostOf('SMS_URL', url), 'localhost')) && !url.startsWith('https:'))
    faults.add(`SMS_URL=${url} is not https: codes would cross the network in the open.`);
  const templates = faults.read(() => templatesOf(environment.SMS_TEMPLATES), undefined);
  if (template && templates) faults.add(...templateFaults(template, templates));
  const success = faults.read(() => successOf(environment.SMS_SUCCESS), {});
  const headers: Readonly<Record<string, string>> = authorization ? { authorization } : {};
  return { url, headers, template, templates: templates ?? {}, success };
}

/** The transports of SMS and e-mail. They get codes and links, so nobody in between may read the traffic. */
export function transportSettings(environment: Environment): TransportSettings {
  const faults = new SettingFaults();
  const missing = ['SMTP_URL', 'MAIL_FROM', 'SMS_URL', 'SMS_TEMPLATE'].filter((name) => !environment[name]);
  if (missing.length > 0)
    faults.add(`Without demonstration mode SMS and e-mail need providers: set ${missing.join(', ')}.`);
  const smtp = smtpOf(environment, faults);
  const sms = smsOf(environment, faults);
  faults.refuse();
  const { MAIL_FROM: from = '' } = environment;
  return { smtpUrl: smtp?.url ?? '', smtpTls: smtp?.tls ?? true, from, sms };
}
