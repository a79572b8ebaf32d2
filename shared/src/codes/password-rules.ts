import type { Code } from './code';

/** The special characters that a password may have to hold. */
export const passwordSpecials = '!@#$%^&*_';

export const passwordLength = { min: 10, max: 16 } as const;

export interface PasswordRule {
  readonly code: string;
  readonly label: string;
  readonly pattern: RegExp;
}

export const specialCharacters = '40';

/** The rules that `passwordRuleList` refers to, in the order in which the portal names them. */
export const passwordRules: readonly PasswordRule[] = [
  { code: '10', label: '大写字母', pattern: /[A-Z]/ },
  { code: '20', label: '小写字母', pattern: /[a-z]/ },
  { code: '30', label: '数字', pattern: /[0-9]/ },
  { code: specialCharacters, label: '特殊字符', pattern: new RegExp(`[${passwordSpecials}]`) },
];

/** The rules of a list of codes, each once and in the table's order. An unknown code asks for nothing. */
export function passwordRulesOf(ruleCodes: readonly Code[]): readonly PasswordRule[] {
  const wanted = new Set(ruleCodes.map(String));
  return passwordRules.filter((rule) => wanted.has(rule.code));
}
