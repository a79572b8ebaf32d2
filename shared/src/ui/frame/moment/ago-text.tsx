import { formatAgo, formatSecond } from '../../../format/date-time';
import { VisuallyHidden } from '../../base/visually-hidden/visually-hidden';
import { useNow } from './use-now';

/** How long ago a moment was; the moment itself when somebody points at it, and for screen readers. */
export function AgoText({ moment }: { moment: string }) {
  const now = useNow();
  const exact = formatSecond(moment);
  return (
    <time dateTime={moment} title={exact}>
      <span aria-hidden="true">{formatAgo(moment, now)}</span>
      <VisuallyHidden>{exact}</VisuallyHidden>
    </time>
  );
}
