import type { CaseOutcome } from '@portal/shared/contract/case-states';
import { formatSecond } from '@portal/shared/format';
import type { TimelineEntry } from '@portal/shared/ui/frame';
import { OutcomeTag, outcomeText } from '../../verdicts/verdict-tag';
import type { Case, Decision } from './case';

type Event = Case['timeline'][number];

const titles: Readonly<Record<string, (event: Event) => string>> = {
  opened: () => '提交',
  claimed: ({ who }) => `${who}领取`,
  released: ({ who }) => `${who}放回队列`,
  assigned: ({ who, to }) => (to === '' ? `${who}放回待领取` : `${who}转交给${to}`),
  firstDecided: ({ who }) => `${who}初审`,
  sentBack: ({ who, to }) => `${who}退回初审，由${to}重新处理`,
  secondAsked: ({ who }) => `${who}调整复核要求`,
  prioritised: ({ who }) => `${who}调整加急`,
  decided: ({ who }) => `${who || '系统'}办结`,
  withdrawn: () => '企业撤回',
};

/** The verdict, and the words with it. */
const Told = ({ event: { outcome, note } }: { event: Event }) => (
  <>
    {outcome !== '' && <OutcomeTag outcome={outcome} />}
    {note !== '' && <div>{note}</div>}
  </>
);

export const timelineEntries = ({ timeline }: Case): TimelineEntry[] =>
  timeline.map((event) => ({
    title: titles[event.event]?.(event) ?? event.event,
    state: event.event === 'sentBack' || event.event === 'withdrawn' ? 'failed' : 'done',
    time: formatSecond(event.at),
    ...((event.outcome !== '' || event.note !== '') && { description: <Told event={event} /> }),
  }));

/** The question before a decision. */
export function questionOf({ outcome, label }: Decision, { compName, kindName }: Case): string {
  const subject = `“${compName}”的${kindName}`;
  if (outcome === 'confirm') return `同意对${subject}的初审意见？`;
  if (outcome === 'sendBack') return `将${subject}退回初审？`;
  return `确定${label}${subject}？`;
}

/** The result of a decision, below that question. */
export function effectOf(outcome: CaseOutcome, { twoEyes, first }: Case): string {
  if (outcome === 'confirm') return `初审意见“${outcomeText(first?.outcome ?? null)}”立即生效，并通知企业。`;
  if (outcome === 'sendBack') return '事项回到初审人员，并附上您的意见。';
  if (outcome === 'return') return '企业立即收到以下意见，修改后可以重新提交。';
  if (twoEyes) return '提交后等待另一人复审，复审同意后生效。';
  return outcome === 'approve' ? '立即生效，并通知企业。' : '立即生效，企业收到以下意见，不能再修改。';
}
