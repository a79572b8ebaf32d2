import { nothing } from '../../../format/amount';
import { formatMinute, formatSecond } from '../../../format/date-time';

/** A moment to the minute, and to the second when somebody points at it. */
export function MomentText({ moment }: { moment: string | null }) {
  if (moment === null) return nothing;
  return (
    <time dateTime={moment} title={formatSecond(moment)}>
      {formatMinute(moment)}
    </time>
  );
}
