import { named } from '../kernel/data/fill';
import type { Notice } from '../kernel/dispatch/notice';
import { letterPurposes, notices } from './collected';

function variablesOf({ title, text, detail = '', page }: Notice): readonly string[] {
  const inTexts = [...[title, text, detail, page].join(' ').matchAll(named)].map(([, name = '']) => name);
  return [...new Set([...inTexts, 'platform', 'address'])];
}

const noticesBySms = notices.all.filter(({ by }) => by.includes('sms'));

/** The variables of every SMS that the platform sends, by its purpose. */
export const smsVariables: ReadonlyMap<string, readonly string[]> = new Map([
  ...letterPurposes.map((purpose) => [purpose, ['code', 'text']] as const),
  ...noticesBySms.map((notice) => [notice.name, variablesOf(notice)] as const),
]);

/** Every purpose for which the platform sends an SMS. A provider of registered templates needs one for each. */
export const smsPurposes: readonly string[] = [...smsVariables.keys()];
