import { passwordLength, passwordRules } from '../codes/public';
import { all, matches, required, type Validator, whenFilled } from './validator';

export const loginPassword = required('密码不能为空');

/** Each class of the rule table has to be there. */
export const passwordComplexity: Validator = whenFilled((text) => {
  const long = text.length >= passwordLength.min && text.length <= passwordLength.max;
  return long && passwordRules.every((rule) => rule.pattern.test(text))
    ? null
    : '密码必需由10到16位数字、大小写字母和特殊符号组成';
});

/** The code sent by SMS or e-mail. */
export const sentCode = required('验证码不能为空');

export const sixDigitsText = '请输入6位数字验证码';
export const sixDigits = matches(/^\d{6}$/, sixDigitsText);

/** The token of the click verification: it exists only after a success. */
export const clickVerified = required('请点击完成验证');

/** The code and the click before it: the click comes first. */
export function sentCodeAfterClick(clickToken: () => string | null | undefined): Validator {
  return all(() => clickVerified(clickToken()), sentCode);
}

/** The session lock's own sentences, which the spec gives in English. */
export const lockPassword = required('请输入登录密码');
export const lockSmsCode = required('请输入手机短信验证码');
export const lockFormInvalid = '请检查表单';
