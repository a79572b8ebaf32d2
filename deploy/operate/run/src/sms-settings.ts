import { isLoopback } from '@portal/http';
import { aliyunAddress, type SmsSettings, tencentAddress } from '@portal/platform';
import { hostOf } from './host-of';
import { jsonObject } from './json-setting';
import { neededToSend } from './needed-to-send';
import { SettingError } from './setting-error';
import { SettingFaults } from './setting-faults';
import { missingFaults, purposeFaults, registeredTemplates, templateNames } from './sms-templates';

type Environment = Readonly<Record<string, string | undefined>>;
type Prefix = 'SMS' | 'SMS_SECOND';

/** SMS carry codes and links, so nobody in between may read the traffic. */
function safeAddress(name: string, url: string): string {
  if (isLoopback(hostOf(name, url)) || url.startsWith('https:')) return url;
  throw new SettingError(`${name}=${url} is not https: codes would cross the network in the open.`);
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
function bodyFaults(prefix: Prefix, body: string, templates: Readonly<Record<string, string>>): string[] {
  const [name, templatesName] = [`${prefix}_TEMPLATE`, `${prefix}_TEMPLATES`];
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

function genericSettings(environment: Environment, prefix: Prefix): SmsSettings {
  const [urlName, bodyName, templatesName] = [`${prefix}_URL`, `${prefix}_TEMPLATE`, `${prefix}_TEMPLATES`] as const;
  const { [urlName]: url = '', [bodyName]: template = '' } = environment;
  const faults = new SettingFaults();
  faults.add(...neededToSend(environment, [urlName, bodyName]));
  if (url) faults.read(() => safeAddress(urlName, url), undefined);
  const success = faults.read(() => successOf(`${prefix}_SUCCESS`, environment[`${prefix}_SUCCESS`]), {});
  const templates = faults.read(() => templateNames(templatesName, environment[templatesName]), undefined);
  if (template && templates) faults.add(...bodyFaults(prefix, template, templates));
  faults.refuse();
  const authorization = environment[`${prefix}_AUTHORIZATION`];
  const headers: Readonly<Record<string, string>> = authorization ? { authorization } : {};
  return { kind: 'generic', url, headers, template, templates: templates ?? {}, success };
}

const addresses = { aliyun: aliyunAddress, tencent: tencentAddress } as const;

function vendorSettings(environment: Environment, prefix: Prefix, kind: keyof typeof addresses): SmsSettings {
  const names = {
    keyId: `${prefix}_KEY_ID`,
    keySecret: `${prefix}_KEY_SECRET`,
    sign: `${prefix}_SIGN_NAME`,
    templates: `${prefix}_TEMPLATES`,
    appId: `${prefix}_SDK_APP_ID`,
    url: `${prefix}_URL`,
  } as const;
  const { keyId, keySecret, sign, templates, appId } = names;
  const needed = [keyId, keySecret, sign, templates, ...(kind === 'tencent' ? [appId] : [])];
  const valueOf = (name: string) => environment[name] ?? '';
  const faults = new SettingFaults();
  faults.add(...neededToSend(environment, needed));
  const url = faults.read(() => safeAddress(names.url, environment[names.url] || addresses[kind]), '');
  const listed = valueOf(templates);
  const approved = listed ? faults.read(() => registeredTemplates(templates, listed), {}) : {};
  if (/[【】]/.test(valueOf(sign)))
    faults.add(`${sign}=${valueOf(sign)}: write the sender without 【】, the vendor adds them.`);
  faults.refuse();
  const account = {
    url,
    keyId: valueOf(keyId),
    keySecret: valueOf(keySecret),
    sign: valueOf(sign),
    templates: approved,
  };
  return kind === 'aliyun' ? { kind, ...account } : { kind, ...account, appId: valueOf(appId) };
}

function settingsOf(environment: Environment, prefix: Prefix, provider: string): SmsSettings {
  if (provider === 'generic') return genericSettings(environment, prefix);
  if (provider === 'aliyun' || provider === 'tencent') return vendorSettings(environment, prefix, provider);
  throw new SettingError(`${prefix}_PROVIDER=${provider} is not known: write generic, aliyun or tencent.`);
}

export const smsSettings = (environment: Environment) =>
  settingsOf(environment, 'SMS', environment.SMS_PROVIDER || 'generic');

/** The provider that takes over while the first one fails. */
export function secondSmsSettings(environment: Environment): SmsSettings | undefined {
  const { SMS_SECOND_PROVIDER: provider } = environment;
  if (provider) return settingsOf(environment, 'SMS_SECOND', provider);
  const left = Object.keys(environment).filter((name) => name.startsWith('SMS_SECOND_') && environment[name]);
  if (left.length === 0) return undefined;
  throw new SettingError(
    `SMS_SECOND_PROVIDER is not set, but ${left.join(', ')} is: write generic, aliyun or tencent.`,
  );
}
