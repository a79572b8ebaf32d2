import { type RegisteredTemplate, smsPurposes, smsVariables } from '@portal/platform';
import { jsonObject } from './json-setting';
import { SettingError } from './setting-error';

type ByPurpose<Template> = Readonly<Record<string, Template>>;

/** What is wrong with the purposes that templates are for. */
export function purposeFaults(name: string, templates: ByPurpose<unknown>): string[] {
  const unknown = Object.keys(templates).filter((one) => one !== 'default' && !smsPurposes.includes(one));
  return unknown.length === 0 ? [] : [`${name} names purposes that do not exist: ${unknown.join(', ')}.`];
}

/** The purposes that would have no template. */
export function missingFaults(name: string, templates: ByPurpose<unknown>): string[] {
  if (templates.default !== undefined) return [];
  const without = smsPurposes.filter((purpose) => !Object.hasOwn(templates, purpose));
  return without.length === 0 ? [] : [`${name} has no "default" and no template for: ${without.join(', ')}.`];
}

/** The names of a provider's templates. */
export function templateNames(name: string, text: string | undefined): ByPurpose<string> {
  const read = jsonObject(text || '{}');
  if (read && Object.values(read).every((one) => typeof one === 'string')) return read as ByPurpose<string>;
  throw new SettingError(`${name} is no JSON object of names: write it like {"login":"SMS_1","default":"SMS_2"}.`);
}

function isTemplate(read: unknown): read is RegisteredTemplate {
  if (typeof read !== 'object' || read === null) return false;
  const { id, parameters, sign, ...more } = read as Partial<Record<keyof RegisteredTemplate, unknown>>;
  const named =
    typeof id === 'string' && id !== '' && (sign === undefined || (typeof sign === 'string' && sign !== ''));
  return (
    named &&
    Array.isArray(parameters) &&
    parameters.every((one) => typeof one === 'string') &&
    Object.keys(more).length === 0
  );
}

/** Parameters that no SMS of the purpose could fill in. */
function parameterFaults(name: string, templates: ByPurpose<RegisteredTemplate>): string[] {
  return [...smsVariables].flatMap(([purpose, variables]) => {
    const used = Object.hasOwn(templates, purpose) ? templates[purpose] : templates.default;
    const unknown = (used?.parameters ?? []).filter((one) => !variables.includes(one));
    return unknown.length === 0
      ? []
      : [`${name}: an SMS for ${purpose} has no ${unknown.join(', ')}; it has ${variables.join(', ')}.`];
  });
}

/** The templates that a vendor has approved, with the variables that fill them in. */
export function registeredTemplates(name: string, text: string): ByPurpose<RegisteredTemplate> {
  const read = jsonObject(text);
  if (!read || !Object.values(read).every(isTemplate))
    throw new SettingError(
      `${name} is no JSON object of approved templates: write it like {"login":{"id":"SMS_1","parameters":["code"]}}, with "sign" where the sender is another one.`,
    );
  const templates = read as ByPurpose<RegisteredTemplate>;
  const faults = [
    ...purposeFaults(name, templates),
    ...missingFaults(name, templates),
    ...parameterFaults(name, templates),
  ];
  if (faults.length > 0) throw new SettingError(faults.join('\n'));
  return templates;
}
