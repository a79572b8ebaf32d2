import { firstPassword } from '@portal/shared/validators';
import { bareWords } from './bare-words';
import { commonWords } from './common-words';
import { isPattern, repeated } from './is-pattern';
import { type Names, nameWords } from './name-words';

/** The future owner of the password, as far as known. */
export interface PasswordOwner extends Names {
  readonly mobile?: string | undefined;
}

export interface PasswordPolicy {
  /** The spec's rule codes. */
  readonly rules: readonly string[];
  /** Passwords that everybody knows and may have: a demonstration has one. */
  readonly known?: readonly string[];
}

const isCommon = (word: string) => commonWords.has(word) || commonWords.has(repeated(word)) || isPattern(word);

/**
 * Says why nobody, or not this owner, may have such a password; null: it is allowed. Earlier passwords are another
 * rule.
 */
export function passwordFault(
  password: string,
  { rules, known = [] }: PasswordPolicy,
  owner: PasswordOwner,
): string | null {
  const fault = firstPassword(rules)(password);
  if (fault !== null) return fault;
  if (known.includes(password)) return null;
  const bare = [...bareWords(password)];
  if (bare.some(isCommon)) {
    return '密码过于常见，请换用不常见的字母组合';
  }
  if (owner.mobile && password.includes(owner.mobile.slice(-8))) return '密码不能包含手机号码';
  const names = nameWords(owner);
  if (bare.some((word) => names.has(word))) return '密码不能使用您或企业名称的拼音或首字母，请换用其他字母组合';
  return null;
}
