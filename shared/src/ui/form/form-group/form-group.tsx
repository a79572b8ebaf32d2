import { type ReactNode, useId } from 'react';
import styles from './form-group.module.css';

export interface FormGroupProps {
  title: string;
  /** One sentence. */
  about: string;
  children: ReactNode;
}

/** Fields that belong together, under a title and one sentence. */
export function FormGroup({ title, about, children }: FormGroupProps) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.about}>{about}</p>
      {children}
    </section>
  );
}
