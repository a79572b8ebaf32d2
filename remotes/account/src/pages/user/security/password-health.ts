import { formatDay } from '@portal/shared/format';
import type { StatusTagProps } from '@portal/shared/ui';
import type { Profile } from '../profile';

const dayMs = 86_400_000;
/** The login reminds of a change after so many days. */
const remindDays = 90;

export interface PasswordHealth {
  readonly entry: StatusTagProps['entry'];
  readonly hint: string;
}

const strengths = {
  1: { label: '强度：弱', colorClass: 'yellow' },
  2: { label: '强度：中', colorClass: 'blue' },
  3: { label: '强度：强', colorClass: 'green' },
} as const;

/**
 * The health of a password that nobody can read. It uses the strength that the server measured when the password was
 * set, and the age. A password that is due for a change is called so, however strong it was.
 */
export function passwordHealth(
  strength: Profile['passwordStrength'],
  changed: string | null,
  now: number,
): PasswordHealth {
  if (changed === null) return { entry: { label: '建议修改', colorClass: 'yellow' }, hint: '尚未修改过初始密码' };
  const days = Math.max(0, Math.floor((now - Date.parse(changed)) / dayMs));
  const hint = `上次修改 ${formatDay(changed)}${days === 0 ? '' : `，已使用 ${days} 天`}`;
  if (days >= remindDays) return { entry: { label: '建议修改', colorClass: 'yellow' }, hint };
  return { entry: strength === null ? { label: '已设置', colorClass: 'gray' } : strengths[strength], hint };
}
