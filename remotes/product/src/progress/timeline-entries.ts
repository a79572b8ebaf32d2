import type { CallReply } from '@portal/shared/contract';
import { formatMinute } from '@portal/shared/format';
import type { TimelineEntry } from '@portal/shared/ui/frame';

type Step = CallReply<'productProgress'>['timeline'][number];

const states = { done: 'done', doing: 'current', todo: 'waiting', failed: 'failed' } as const;

/** The server's steps as the timeline shows them. */
export function timelineEntries(steps: readonly Step[]): TimelineEntry[] {
  return steps.map(({ title, at, state, remark }) => ({
    title,
    state: states[state],
    ...(at !== null && { time: formatMinute(at) }),
    ...(remark !== '' && { description: remark }),
  }));
}
