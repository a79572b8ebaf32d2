import { formatMinute, formatSecond } from '@portal/shared/format';

/** A moment to the minute; to the second for whoever points at it. */
export function MomentText({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} title={formatSecond(moment)}>
      {formatMinute(moment)}
    </time>
  );
}
