import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** One short sentence on the section's purpose. */
  note?: string;
  /** Stands right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the page with its title. */
export function Section({ title, note, action, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
