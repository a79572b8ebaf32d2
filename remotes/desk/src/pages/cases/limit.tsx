import { formatMinute } from '@portal/shared/format';
import { serverNow } from '@portal/shared/session';
import { StatusTag } from '@portal/shared/ui';
import { limitText } from './time-left';

/** With less time than this, a case is among the next ones. */
const soonMs = 86_400_000;

/** The time that is left for a case, or by how much it is late. */
export function Limit({ dueAt }: { dueAt: string }) {
  const now = serverNow();
  const left = Date.parse(dueAt) - now;
  const text = limitText(dueAt, now);
  return (
    <span title={`时限 ${formatMinute(dueAt)}`}>
      {left < soonMs ? <StatusTag entry={{ label: text, colorClass: left < 0 ? 'red' : 'yellow' }} /> : text}
    </span>
  );
}
