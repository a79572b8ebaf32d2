import type { Letter } from '../messenger';
import { askProvider, turnedAway } from './ask-provider';
import { type ByPurpose, templateFor, variablesOf } from './registered-templates';
import type { SmsProvider } from './sms-provider';

/**
 * An SMS provider that takes a POST. Its body is filled in with `{mobile}`, `{text}`, `{code}`, `{purpose}`,
 * `{template}`, the registered template of the purpose, and `{reference}`, our name for the SMS in delivery reports.
 * These are escaped for JSON; `{variables}` is a JSON object.
 */
export interface GenericSms {
  readonly kind: 'generic';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly template: string;
  readonly templates: ByPurpose<string>;
  /** What the answer says if the SMS was taken, such as `{"Code":"OK"}`: many providers tell errors with a status 200. */
  readonly success: Readonly<Record<string, unknown>>;
}

const forJson = (text: string) => JSON.stringify(text).slice(1, -1);

const placeholders = /\{(mobile|text|code|purpose|template|reference|variables)\}/g;

export function fillTemplate(provider: Pick<GenericSms, 'template' | 'templates'>, letter: Letter): string {
  const { recipient, text, code, purpose, reference = '' } = letter;
  const values: Readonly<Record<string, () => string>> = {
    mobile: () => forJson(recipient),
    text: () => forJson(text),
    code: () => forJson(code),
    purpose: () => forJson(purpose),
    template: () => forJson(templateFor(provider.templates, purpose)),
    reference: () => forJson(reference),
    variables: () => JSON.stringify(variablesOf(letter)),
  };
  return provider.template.replace(placeholders, (_, name: string) => values[name]?.() ?? '');
}

/** Returns whether an answer says all that is wanted; it may say more. An array has to say it in each of its entries. */
function says(answer: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    const [entry] = wanted;
    return Array.isArray(answer) && answer.length > 0 && answer.every((one) => says(one, entry));
  }
  if (typeof wanted !== 'object' || wanted === null) return answer === wanted;
  if (typeof answer !== 'object' || answer === null) return false;
  return Object.entries(wanted).every(
    ([name, value]) => Object.hasOwn(answer, name) && says(Reflect.get(answer, name), value),
  );
}

export function genericSms(provider: GenericSms): SmsProvider {
  const { url, headers, success } = provider;
  const tells = Object.keys(success).length > 0;
  return {
    async send(letter) {
      const id = letter.id === undefined ? {} : { 'idempotency-key': letter.id };
      const question = {
        headers: { 'content-type': 'application/json', ...id, ...headers },
        body: fillTemplate(provider, letter),
      };
      const answer = await askProvider(url, question, tells);
      if ('why' in answer) return answer;
      const { status, said } = answer;
      const away = turnedAway(answer);
      if (away) return away;
      if (status < 200 || status > 299)
        return { of: 'letter', perhapsSent: false, why: `the SMS provider answered ${status}` };
      if (!tells || says(said, success)) return { receipt: letter.reference ?? '' };
      return {
        of: 'letter',
        perhapsSent: said === undefined,
        why: 'the SMS provider did not say that it has taken the SMS (SMS_SUCCESS)',
      };
    },
  };
}
