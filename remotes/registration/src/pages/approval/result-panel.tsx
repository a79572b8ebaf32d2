import { compStatusOf } from '@portal/shared/codes';
import { StatusTag } from '@portal/shared/ui';
import type { ApprovalState } from './approval-states';
import styles from './result-panel.module.css';

interface ResultPanelProps {
  compName: string;
  compStatus: string;
  state: ApprovalState;
}

/** The state of the review, in one sentence. */
export function ResultPanel({ compName, compStatus, state }: ResultPanelProps) {
  return (
    <section className={styles.panel} data-color={state.color} aria-label="审核结果" aria-live="polite">
      <p className={styles.company}>
        {compName}
        <StatusTag entry={compStatusOf(compStatus)} />
      </p>
      <h2 className={styles.title}>{state.title}</h2>
      <p className={styles.hint}>{state.hint}</p>
    </section>
  );
}
