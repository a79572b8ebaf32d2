import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { nothing } from '../../../format/amount';
import { CopyButton } from '../../base/copy-button/copy-button';
import styles from './description-list.module.css';

export interface Description {
  label: string;
  value: ReactNode;
  /** The text to copy, for codes and numbers. */
  copy?: string | undefined;
  /** Takes the whole row. */
  wide?: boolean;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /** The most columns; there are fewer if there is no room. */
  columns?: 1 | 2 | 3 | 4;
}

const isNothing = (value: ReactNode) => value === undefined || value === null || value === '' || value === false;

/** Labels with values, for reading. A missing value shows a dash. */
export function DescriptionList({ items, columns = 2 }: DescriptionListProps) {
  return (
    <dl className={clsx(styles.list, styles[`columns${columns}`])}>
      {items.map(({ label, value, copy, wide }) => (
        <div key={label} className={clsx(styles.item, wide && styles.wide)}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {isNothing(value) ? nothing : value}
            {copy && <CopyButton text={copy} label={label} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
