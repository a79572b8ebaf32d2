import { clsx } from 'clsx';
import type { StatusClass } from '../../../codes/comp-status';
import styles from './status-tag.module.css';

export interface StatusTagProps {
  /** An entry of a code table, e.g. of compStatus. */
  entry: { readonly label: string; readonly colorClass: StatusClass };
  /** Without the dot, if the tag names a kind and not a state. */
  plain?: boolean;
}

/** A state in words. Its colour is only a help. */
export function StatusTag({ entry, plain = false }: StatusTagProps) {
  return (
    <span className={clsx(styles.tag, styles[entry.colorClass])}>
      {!plain && <span className={styles.dot} aria-hidden="true" />}
      {entry.label}
    </span>
  );
}
