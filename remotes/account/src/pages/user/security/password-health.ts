import { passwordRulesOf } from '@portal/shared/codes';
import { formatDay } from '@portal/shared/format';
import type { StatusTagProps } from '@portal/shared/ui';

const dayMs = 86_400_000;
/** After so many days the login reminds of a change. */
const remindDays = 90;

export interface PasswordHealth {
  readonly entry: StatusTagProps['entry'];
  readonly hint: string;
}

/**
 * What is known of a password that nobody can read: the classes of characters that it had to have, and its age. A
 * password that is due for a change is called so, however strong it was.
 */
export function passwordHealth(ruleCodes: readonly string[], changed: string | null, now: number): PasswordHealth {
  if (changed === null) return { entry: { label: '建议修改', colorClass: 'yellow' }, hint: '尚未修改过初始密码' };
  const days = Math.max(0, Math.floor((now - Date.parse(changed)) / dayMs));
  const hint = `上次修改 ${formatDay(changed)}${days === 0 ? '' : `，已使用 ${days} 天`}`;
  if (days >= remindDays) return { entry: { label: '建议修改', colorClass: 'yellow' }, hint };
  const classes = passwordRulesOf(ruleCodes).length;
  if (classes >= 4) return { entry: { label: '强度：强', colorClass: 'green' }, hint };
  return {
    entry: classes === 3 ? { label: '强度：中', colorClass: 'blue' } : { label: '强度：弱', colorClass: 'yellow' },
    hint,
  };
}
