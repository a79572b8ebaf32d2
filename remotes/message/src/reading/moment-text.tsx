import { formatMinute, formatSecond } from '@portal/shared/format';

/** Shows a moment to the minute, and to the second when the reader points at it. */
export function MomentText({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} title={formatSecond(moment)}>
      {formatMinute(moment)}
    </time>
  );
}
