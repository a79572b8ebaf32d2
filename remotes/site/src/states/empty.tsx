import type { ReactNode } from 'react';
import styles from './states.module.css';

interface EmptyProps {
  title: string;
  /** The page has nothing else: its heading is this title. */
  page?: boolean;
  children?: ReactNode;
}

/** Says that there is nothing to show: the reason, and the visitor's next step. */
export function Empty({ title, page = false, children }: EmptyProps) {
  const Title = page ? 'h1' : 'p';
  return (
    <div className={styles.state}>
      <svg className={styles.picture} viewBox="0 0 96 72" aria-hidden="true">
        <path d="M18 10h46l14 14v38H18z" className={styles.sheet} />
        <path d="M64 10v14h14" />
        <path d="M30 34h34M30 44h34M30 54h20" />
      </svg>
      <Title className={styles.title}>{title}</Title>
      {children}
    </div>
  );
}
