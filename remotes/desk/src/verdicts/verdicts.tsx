import { type CaseOutcome, caseOutcomes } from '@portal/shared/contract/case-states';
import { CheckIcon, ErrorIcon } from '@portal/shared/ui';
import { ReturnIcon } from '@portal/shared/ui/frame';

/** What a decision means for whoever asked. The brand's colour would say nothing of it. */
export type Verdict = 'good' | 'back' | 'bad';

export const isOutcome = (text: unknown): text is CaseOutcome =>
  typeof text === 'string' && Object.hasOwn(caseOutcomes, text);

const verdicts: Readonly<Record<CaseOutcome, Verdict>> = {
  approve: 'good',
  confirm: 'good',
  return: 'back',
  sendBack: 'back',
  reject: 'bad',
};

export const verdictOf = (outcome: CaseOutcome): Verdict => verdicts[outcome];

/** The key of each outcome: in the bar it asks, and in the question it decides. */
export const outcomeKeys: Readonly<Record<CaseOutcome, string>> = {
  approve: 'a',
  confirm: 'a',
  return: 'b',
  sendBack: 'b',
  reject: 'x',
};

const icons = { good: CheckIcon, back: ReturnIcon, bad: ErrorIcon };

export function VerdictIcon({ verdict }: { verdict: Verdict }) {
  const Icon = icons[verdict];
  return <Icon />;
}
