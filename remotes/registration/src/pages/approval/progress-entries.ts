import type { CallReply } from '@portal/shared/contract';
import { formatMinute } from '@portal/shared/format';
import type { TimelineEntry, TimelineState } from '@portal/shared/ui/frame';

type Entries = CallReply<'approvalView'>['timeline'];

const states: Readonly<Record<Entries[number]['state'], TimelineState>> = {
  done: 'done',
  doing: 'current',
  todo: 'waiting',
  failed: 'failed',
};

/** The server's history of the application as the timeline shows it. A remark that stands above is not repeated. */
export function progressEntries(entries: Entries, told: string): TimelineEntry[] {
  return entries.map(({ title, at, state, remark }) => ({
    title,
    state: states[state],
    ...(at !== null && { time: formatMinute(at) }),
    ...(remark && remark !== told && { description: remark }),
  }));
}
