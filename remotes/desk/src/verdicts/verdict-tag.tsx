import { caseOutcomes } from '@portal/shared/contract/case-states';
import { nothing } from '@portal/shared/format';
import { StatusTag } from '@portal/shared/ui';
import styles from './verdict-tag.module.css';
import { isOutcome, type Verdict, VerdictIcon, verdictOf } from './verdicts';

interface VerdictTagProps {
  verdict: Verdict;
  label: string;
  /** Within a line of text or a list of acts: without the frame. */
  plain?: boolean;
}

/** A verdict in words, with the colour and the icon of the button that gives it. */
export function VerdictTag({ verdict, label, plain = false }: VerdictTagProps) {
  return (
    <span className={`${plain ? styles.plain : styles.tag} ${styles[verdict]}`}>
      <VerdictIcon verdict={verdict} />
      {label}
    </span>
  );
}

/** An outcome in words; one that a later release added is its code. */
export function outcomeText(outcome: string | null): string {
  if (outcome === null || outcome === '') return nothing;
  return isOutcome(outcome) ? caseOutcomes[outcome] : outcome;
}

/** The outcome of a case, in lists and page headers. */
export function OutcomeTag({ outcome }: { outcome: string }) {
  return isOutcome(outcome) ? (
    <VerdictTag verdict={verdictOf(outcome)} label={caseOutcomes[outcome]} />
  ) : (
    <StatusTag entry={{ label: outcome, colorClass: 'gray' }} />
  );
}

/** A case without an outcome is open, or its company has withdrawn it. */
export function caseStateText({ outcome, done }: { outcome: string | null; done: boolean }): string {
  if (outcome) return outcomeText(outcome);
  return done ? '已撤回' : '处理中';
}

export function CaseStateTag(state: { outcome: string | null; done: boolean }) {
  if (state.outcome) return <OutcomeTag outcome={state.outcome} />;
  return <StatusTag entry={{ label: caseStateText(state), colorClass: state.done ? 'gray' : 'blue' }} />;
}
