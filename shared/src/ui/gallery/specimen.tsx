import type { ReactNode } from 'react';
import styles from './gallery.module.css';

interface SpecimenProps {
  /** The component's name, as it is imported. */
  name: string;
  /** The state of the component that is shown. */
  state?: string;
  wide?: boolean;
  children: ReactNode;
}

/** One component in one state. */
export function Specimen({ name, state, wide = false, children }: SpecimenProps) {
  return (
    <section className={wide ? styles.wide : styles.specimen} aria-label={state ? `${name} ${state}` : name}>
      <p className={styles.name}>
        {name}
        {state && <span className={styles.state}>{state}</span>}
      </p>
      <div className={styles.stage}>{children}</div>
    </section>
  );
}
