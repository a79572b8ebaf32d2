import type { CallReply } from '@portal/shared/contract';
import { timelineEntry } from '@portal/shared/ui/frame';

/** The server's history of the application as the timeline shows it. A remark that stands above is not repeated. */
export const progressEntries = (steps: CallReply<'approvalView'>['timeline'], told: string) =>
  steps.map((step) => timelineEntry(step.remark === told ? { ...step, remark: '' } : step));
