import type { Letter } from '../messenger';

/** A text that a vendor has approved. */
export interface RegisteredTemplate {
  /** The vendor's name for it. */
  readonly id: string;
  /** The variables that fill it in, in the order in which they stand in it. */
  readonly parameters: readonly string[];
  /** The approved sender, if it is another one than usual. */
  readonly sign?: string | undefined;
}

/** By purpose; `default` is for purposes without one of their own. */
export type ByPurpose<Template> = Readonly<Record<string, Template>>;

/** An account at a vendor that sends registered templates. */
export interface VendorAccount {
  readonly url: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** The approved sender, without 【】. */
  readonly sign: string;
  readonly templates: ByPurpose<RegisteredTemplate>;
}

export function templateFor<Template>(templates: ByPurpose<Template>, purpose: string): Template {
  const registered = Object.hasOwn(templates, purpose) ? templates[purpose] : templates.default;
  if (registered === undefined) throw new Error(`SMS_TEMPLATES names no template for ${purpose}`);
  return registered;
}

export const variablesOf = ({ code, text, variables = { code, text } }: Letter) => variables;

/** The names and values of a template's parameters, in its order. */
export function parametersOf(template: RegisteredTemplate, letter: Letter): [name: string, value: string][] {
  const variables = variablesOf(letter);
  return template.parameters.map((name) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`an SMS for ${letter.purpose} has no variable ${name}`);
    return [name, value];
  });
}
