import styles from './message-slot.module.css';

/** The fault of a field that checks itself. It looks like the faults that a form shows. */
export function FieldFault({ id, children }: { id?: string; children: string }) {
  return (
    <div id={id} className={styles.fault} role="alert">
      {children}
    </div>
  );
}
