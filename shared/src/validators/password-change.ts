import type { Code } from '../codes/code';
import { passwordLength, passwordRulesOf, passwordSpecials, specialCharacters } from '../codes/password-rules';
import { all, required, type Validator, whenFilled } from './validator';

export const passwordFormInvalid = '请校验表单';

/** The hint under the field, and the field's message if the new password does not follow it. */
export function passwordRuleText(ruleCodes: readonly Code[]): string {
  const labels = passwordRulesOf(ruleCodes).map((rule) => rule.label);
  const length = `密码${passwordLength.min}-${passwordLength.max}位`;
  return labels.length > 0 ? `${length}，包含${labels.join('、')}` : length;
}

export interface PasswordCheck {
  readonly label: string;
  readonly met: boolean;
}

const specials = [...passwordSpecials].join(' ');
const foreign = new RegExp(`[^A-Za-z0-9${passwordSpecials}]`, 'u');

/**
 * Allows only letters, digits and the special characters that count. The message names any other character, because
 * nobody guesses which one it is.
 */
export const passwordCharacters: Validator = whenFilled((text) => {
  const [found] = foreign.exec(text) ?? [];
  if (found === undefined) return null;
  return `不能包含${found.trim() === '' ? '空格' : `“${found}”`}，特殊字符限 ${specials}`;
});

/** The rules one by one, for a list that is ticked off while the person types. */
export function passwordChecklist(value: string, ruleCodes: readonly Code[]): PasswordCheck[] {
  const { min, max } = passwordLength;
  const tooLong = value.length > max ? `（已输入${value.length}位）` : '';
  return [
    { label: `密码${min}-${max}位${tooLong}`, met: value.length >= min && value.length <= max },
    ...passwordRulesOf(ruleCodes).map(({ code, label, pattern }) => ({
      label: code === specialCharacters ? `${label} ${specials}` : label,
      met: pattern.test(value),
    })),
  ];
}

export const oldPassword = required('请输入原密码!');

function follows(ruleCodes: readonly Code[]): Validator {
  return whenFilled((text) =>
    passwordChecklist(text, ruleCodes).every((check) => check.met) ? null : passwordRuleText(ruleCodes),
  );
}

/** A new password without an old one to compare with: at registration and reset. */
export function firstPassword(ruleCodes: readonly Code[]): Validator {
  return all(required('请输入新密码!'), passwordCharacters, follows(ruleCodes));
}

export function newPassword(ruleCodes: readonly Code[], old: () => string | null | undefined): Validator {
  return all(
    required('请输入新密码!'),
    (value) => (value === old() ? '新密码不能与原密码一致!' : null),
    passwordCharacters,
    follows(ruleCodes),
  );
}

/** Run it again whenever the new password changes. `missing`: the sentence for an empty field. */
export function confirmedPassword(chosen: () => string | null | undefined, missing = '请再次输入新密码!'): Validator {
  return all(required(missing), (value) => (value === chosen() ? null : '两次输入密码不一致!'));
}
