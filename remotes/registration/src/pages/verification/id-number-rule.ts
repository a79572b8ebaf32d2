import { all, identityNumber, required, type Validator } from '@portal/shared/validators';

/** A known number is shown masked; if the person leaves it, it stays valid. */
export function idNumberRule(shown: string): Validator {
  return all(required('请输入身份证号码'), (value) => (shown !== '' && value === shown ? null : identityNumber(value)));
}
