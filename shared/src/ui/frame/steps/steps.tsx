import { clsx } from 'clsx';
import { CheckIcon } from '../../base/icon/icons';
import { VisuallyHidden } from '../../base/visually-hidden/visually-hidden';
import styles from './steps.module.css';

export interface StepsProps {
  /** The purpose of the steps, e.g. 企业注册进度. */
  label: string;
  titles: readonly string[];
  /** Index of the person's step; the number of titles when all are done. */
  current: number;
  /** `side` stands left of a form and lies above it under 992 px. */
  placement?: 'top' | 'side';
}

/** Shows the person's place in a task of several pages. */
export function Steps({ label, titles, current, placement = 'top' }: StepsProps) {
  return (
    <ol className={clsx(styles.steps, styles[placement])} aria-label={label}>
      {titles.map((title, index) => {
        const done = index < current;
        const active = index === current;
        return (
          <li
            key={title}
            className={clsx(styles.step, done && styles.done, active && styles.active)}
            aria-current={active ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {done ? <CheckIcon /> : index + 1}
            </span>
            <span className={styles.title}>{title}</span>
            {done && <VisuallyHidden>（已完成）</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
