import { isLoopback } from '@portal/http';
import { aliyunAddress, type SmsSettings, tencentAddress } from '@portal/platform';
import { hostOf } from './host-of';
import { jsonObject } from './json-setting';
import { neededToSend } from './needed-to-send';
import { settingOrFile } from './read-setting-file';
import { secretBits } from './secret-strength';
import { SettingError } from './setting-error';
import { SettingFaults } from './setting-faults';
import { missingFaults, purposeFaults, registeredTemplates, templateNames } from './sms-templates';

type Environment = Readonly<Record<string, string | undefined>>;

const first = {
  provider: 'SMS_PROVIDER',
  url: 'SMS_URL',
  body: 'SMS_TEMPLATE',
  templates: 'SMS_TEMPLATES',
  templatesFile: 'SMS_TEMPLATES_FILE',
  success: 'SMS_SUCCESS',
  authorization: 'SMS_AUTHORIZATION',
  keyId: 'SMS_KEY_ID',
  keySecret: 'SMS_KEY_SECRET',
  sign: 'SMS_SIGN_NAME',
  appId: 'SMS_SDK_APP_ID',
  reportSecret: 'SMS_REPORT_SECRET',
} as const;

/** As the secrets of the other providers that call us. */
const minReportBits = 80;

/** What the settings of a provider are called. */
type Names = Readonly<Record<keyof typeof first, string>>;

const second = Object.fromEntries(
  Object.entries(first).map(([key, name]) => [key, name.replace('SMS_', 'SMS_SECOND_')]),
) as Names;

/** SMS carry codes and links, so nobody in between may read the traffic. */
function safeAddress(name: string, url: string): string {
  if (isLoopback(hostOf(name, url)) || url.startsWith('https:')) return url;
  throw new SettingError(`${name}=${url} is not https: codes would cross the network in the open.`);
}

/** Aliyun and Tencent do not sign their reports: whoever has the secret can say that an SMS has arrived. */
function reportSecretOf(environment: Environment, { reportSecret: name }: Names): string | undefined {
  const secret = environment[name];
  if (!secret) return undefined;
  if (secretBits(secret) >= minReportBits) return secret;
  throw new SettingError(`${name} is easy to guess: take openssl rand -hex 32.`);
}

/** What the provider's answer says if it has taken an SMS. `{}` leaves it to the status alone, and says so. */
function successOf(name: string, text: string | undefined): Readonly<Record<string, unknown>> {
  if (!text)
    throw new SettingError(
      `${name} is not set: say what the provider answers when it has taken an SMS, like {"Code":"OK"}. Many tell errors with a status 200. {} trusts the status alone.`,
    );
  const read = jsonObject(text);
  if (read) return read;
  throw new SettingError(`${name} is no JSON object: write what the answer says, like {"Code":"OK"}.`);
}

/** A body that would leave out the receiver or the content is refused here: the provider may well take it. */
function bodyFaults(names: Names, body: string, templates: Readonly<Record<string, string>>): string[] {
  const { body: name, templates: templatesName } = names;
  const faults: string[] = [];
  if (!jsonObject(body.replaceAll('{variables}', '{}')))
    faults.push(`${name}=${body} is no JSON object: it is the body of the request, not the name of a template.`);
  if (!body.includes('{mobile}')) faults.push(`${name} has no {mobile}: nobody would get the SMS.`);
  if (!body.includes('{text}') && !body.includes('{variables}'))
    faults.push(`${name} has neither {text} nor {variables}: the SMS would come without its content.`);
  faults.push(...purposeFaults(templatesName, templates));
  if (!body.includes('{template}')) return faults;
  if (Object.keys(templates).length === 0)
    faults.push(`${name} asks for registered templates: name them in ${templatesName}.`);
  else faults.push(...missingFaults(templatesName, templates));
  return faults;
}

function genericSettings(environment: Environment, names: Names): SmsSettings {
  const { [names.url]: url = '', [names.body]: template = '' } = environment;
  const faults = new SettingFaults();
  faults.add(...neededToSend(environment, [names.url, names.body]));
  if (url) faults.read(() => safeAddress(names.url, url), undefined);
  const success = faults.read(() => successOf(names.success, environment[names.success]), {});
  const templates = faults.read(() => templateNames(names.templates, environment[names.templates]), undefined);
  if (template && templates) faults.add(...bodyFaults(names, template, templates));
  const reportSecret = faults.read(() => reportSecretOf(environment, names), undefined);
  faults.refuse();
  const authorization = environment[names.authorization];
  const headers: Readonly<Record<string, string>> = authorization ? { authorization } : {};
  return { kind: 'generic', url, headers, template, templates: templates ?? {}, success, reportSecret };
}

const addresses = { aliyun: aliyunAddress, tencent: tencentAddress } as const;

function vendorSettings(environment: Environment, names: Names, kind: keyof typeof addresses): SmsSettings {
  const needed = [names.keyId, names.keySecret, names.sign, names.templates];
  const of = (key: keyof Names) => environment[names[key]] ?? '';
  const faults = new SettingFaults();
  faults.add(...neededToSend(environment, kind === 'tencent' ? [...needed, names.appId] : needed));
  const url = faults.read(() => safeAddress(names.url, of('url') || addresses[kind]), '');
  const listed = of('templates');
  const templates = listed ? faults.read(() => registeredTemplates(names.templates, listed), {}) : {};
  const sign = of('sign');
  if (/[【】]/.test(sign)) faults.add(`${names.sign}=${sign}: write the sender without 【】, the vendor adds them.`);
  const reportSecret = faults.read(() => reportSecretOf(environment, names), undefined);
  faults.refuse();
  const account = { url, keyId: of('keyId'), keySecret: of('keySecret'), sign, templates, reportSecret };
  return kind === 'aliyun' ? { kind, ...account } : { kind, ...account, appId: of('appId') };
}

function settingsOf(given: Environment, names: Names, provider: string): SmsSettings {
  const { templates, templatesFile } = names;
  const text = settingOrFile(templates, { text: given[templates], file: given[templatesFile] });
  const environment = { ...given, [templates]: text };
  if (provider === 'generic') return genericSettings(environment, names);
  if (provider === 'aliyun' || provider === 'tencent') return vendorSettings(environment, names, provider);
  throw new SettingError(`${names.provider}=${provider} is not known: write generic, aliyun or tencent.`);
}

export const smsSettings = (environment: Environment) =>
  settingsOf(environment, first, environment[first.provider] || 'generic');

/** The provider that takes over while the first one fails. */
export function secondSmsSettings(environment: Environment): SmsSettings | undefined {
  const provider = environment[second.provider];
  if (provider) return settingsOf(environment, second, provider);
  const left = Object.values(second).filter((name) => environment[name]);
  if (left.length === 0) return undefined;
  throw new SettingError(`${second.provider} is not set, but ${left.join(', ')} is: write generic, aliyun or tencent.`);
}
