import { type ReactNode, useId } from 'react';
import styles from './part.module.css';

interface PartProps {
  title: string;
  lead?: ReactNode;
  /** The part has the page's grey ground instead of white. */
  tinted?: boolean;
  /** It goes on with the part above, on the same grey ground. */
  goesOn?: boolean;
  children: ReactNode;
}

/** A part of the home page: a title, a sentence, and its content. */
export function Part({ title, lead, tinted, goesOn, children }: PartProps) {
  const titleId = useId();
  return (
    <section className={goesOn ? styles.goesOn : tinted ? styles.tinted : styles.part} aria-labelledby={titleId}>
      <div className="site-width">
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
