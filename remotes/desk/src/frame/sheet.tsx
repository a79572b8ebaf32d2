import { type ReactNode, useId } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  /** Beside the title, right. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page with its own heading. */
export function Sheet({ title, actions, children }: SheetProps) {
  const id = useId();
  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
