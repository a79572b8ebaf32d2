import type { PermitState } from '@portal/shared/contract';
import type { StateCount } from './product-order';
import styles from './state-chips.module.css';

interface StateChipsProps {
  counts: readonly StateCount[];
  /** The chosen state; null for all of them. */
  chosen: PermitState | null;
  onChoose: (state: PermitState | null) => void;
}

/** Chooses which products are shown, with the number of products in each state. */
export function StateChips({ counts, chosen, onChoose }: StateChipsProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>按状态查看产品</legend>
      {[{ state: null, label: '全部', count: total }, ...counts].map(({ state, label, count }) => (
        <button
          key={label}
          type="button"
          className={styles.chip}
          aria-pressed={state === chosen}
          onClick={() => onChoose(state)}
        >
          {label} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
