import type { Correction } from '../../correction/correction';
import styles from './mark-read.module.css';

/** Fields that were read from the licence are marked until somebody has confirmed them. */
export const markRead = (correction: Correction, unconfirmed: readonly string[]): Correction => ({
  ...correction,
  item: (field) => ({
    ...correction.item(field),
    ...(unconfirmed.includes(field) && { className: styles.read ?? '' }),
  }),
});
