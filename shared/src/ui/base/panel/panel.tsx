import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

export interface PanelProps {
  title: string;
  /** The reason, or what the person can do. */
  hint?: ReactNode;
  /** The next step: one or two buttons or links. */
  action?: ReactNode;
  /** The panel stands for a whole page: its title is the page's heading. */
  wholePage?: boolean;
}

interface ShapeProps extends PanelProps {
  /** What is drawn on the common ground. */
  picture: ReactNode;
  /** `alert` interrupts the reader, `status` waits. */
  role?: 'alert' | 'status';
}

/** Picture, sentence, next step: the shape that all panels share. */
export function PanelShape({ picture, title, hint, action, role, wholePage = false }: ShapeProps) {
  const Title = wholePage ? 'h1' : 'p';
  return (
    <div className={clsx(styles.panel, wholePage && styles.wholePage)} role={role}>
      <svg className={styles.picture} viewBox="0 0 120 88" fill="none" aria-hidden="true" focusable="false">
        <ellipse cx="60" cy="80" rx="44" ry="6" className={styles.shade} />
        {picture}
      </svg>
      <Title className={styles.title}>{title}</Title>
      {hint && <div className={styles.hint}>{hint}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
