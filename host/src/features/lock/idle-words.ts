import { formatIdleLimit } from '@portal/shared/format';
import { idleLimitSeconds } from '@portal/shared/session';

/** The idle time in the words of the notice and the dialog: `超过 30 分钟未操作`. Without a limit in the cookie: `长时间未操作`. */
export function idleWords(): string {
  const limit = idleLimitSeconds();
  return limit > 0 ? `超过 ${formatIdleLimit(limit)}未操作` : '长时间未操作';
}
