import type { ReactNode } from 'react';
import styles from './form-section.module.css';

interface FormSectionProps {
  title: string;
  /** One sentence about the section. */
  about?: ReactNode;
  /** For cards side by side. Without it the fields stand in one column. */
  wide?: boolean;
  children: ReactNode;
}

/** Fields that belong together, under a title. */
export function FormSection({ title, about, wide = false, children }: FormSectionProps) {
  return (
    <section className={wide ? `${styles.section} ${styles.wide}` : styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {about && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  );
}
