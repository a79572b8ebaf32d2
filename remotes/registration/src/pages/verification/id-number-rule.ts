import { all, identityNumber, required, type Validator } from '@portal/shared/validators';

/** A number that is known is shown masked; left as it is, it stays. */
export function idNumberRule(shown: string): Validator {
  return all(required('请输入身份证号码'), (value) => (shown !== '' && value === shown ? null : identityNumber(value)));
}
