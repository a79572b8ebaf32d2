import styles from './message-slot.module.css';

/** What is wrong with a field that judges by itself, as a form says it of its fields. */
export function FieldFault({ id, children }: { id?: string; children: string }) {
  return (
    <div id={id} className={styles.fault} role="alert">
      {children}
    </div>
  );
}
