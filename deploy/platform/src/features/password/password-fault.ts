import { firstPassword } from '@portal/shared/validators';
import { bareWords } from './bare-words';
import { commonWords } from './common-words';
import { type Names, nameWords } from './name-words';

/** The future owner of the password, as far as known. */
export interface PasswordOwner extends Names {
  readonly mobile?: string | undefined;
}

/**
 * Says why nobody, or not this owner, may have such a password; null: it is allowed. Earlier passwords are another
 * rule.
 */
export function passwordFault(password: string, rules: readonly string[], owner: PasswordOwner): string | null {
  const fault = firstPassword(rules)(password);
  if (fault !== null) return fault;
  const bare = [...bareWords(password)];
  if (bare.some((word) => commonWords.has(word))) {
    return '密码过于常见，请换用不常见的字母组合';
  }
  if (owner.mobile && password.includes(owner.mobile.slice(-8))) return '密码不能包含手机号码';
  const names = nameWords(owner);
  if (bare.some((word) => names.has(word))) return '密码不能使用您或企业名称的拼音或首字母，请换用其他字母组合';
  return null;
}
