import { firstPassword } from '@portal/shared/validators';
import type { PlatformConfig } from '../config';

/** Passwords that satisfy the rules and are in every list of guesses. Compared without regard to case. */
const wellKnown = new Set(
  ['Password1!', 'Password12!', 'Password123!', 'P@ssw0rd123', 'P@ssword123', 'Passw0rd!1', 'Admin@1234', 'Admin@12345']
    .concat(['Admin@123456', 'Qwerty@123', 'Qwerty@1234', 'Qwer1234!@', '1qaz@WSX3edc', '1qaz!QAZ2wsx', 'Abcd@1234'])
    .concat(['Abcd@12345', 'Abc@123456', 'Aa123456!@', 'Aa@1234567', 'Welcome@123', 'Welcome@2026', 'Test@123456'])
    .concat(['Root@123456', 'Huawei@123', 'Changeme@123', 'Zaq1@wsx2', 'Zaq12wsx!@', 'Woaini@520', 'Asdf@12345'])
    .map((password) => password.toLowerCase()),
);

/** Why a new password cannot be taken; null when it can. `mobile`: a password must not hold one's own number. */
export function passwordFault(
  password: string,
  rules: PlatformConfig['password']['rules'],
  mobile = '',
): string | null {
  const fault = firstPassword(rules)(password);
  if (fault !== null) return fault;
  if (wellKnown.has(password.toLowerCase())) return '密码过于常见，请更换';
  if (mobile !== '' && password.includes(mobile.slice(-8))) return '密码不能包含手机号码';
  return null;
}
