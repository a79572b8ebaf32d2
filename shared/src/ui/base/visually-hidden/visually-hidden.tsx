import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Screen readers read it aloud, but nobody sees it. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />;
}
