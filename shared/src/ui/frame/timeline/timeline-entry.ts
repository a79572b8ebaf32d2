import type { CallReply } from '../../../contract/public';
import { formatMinute } from '../../../format/date-time';
import type { TimelineEntry } from './timeline';

const states = { done: 'done', doing: 'current', todo: 'waiting', failed: 'failed' } as const;

/** A step of the server's progress report, as the timeline shows it. */
export const timelineEntry = ({
  title,
  at,
  state,
  remark,
}: CallReply<'approvalView'>['timeline'][number]): TimelineEntry => ({
  title,
  state: states[state],
  ...(at !== null && { time: formatMinute(at) }),
  ...(remark !== '' && { description: remark }),
});
