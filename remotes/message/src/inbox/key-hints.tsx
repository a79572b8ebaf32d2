import styles from './key-hints.module.css';

const keys = [
  ['j', '下一条'],
  ['k', '上一条'],
  ['Enter', '打开'],
  ['u', '标记未读'],
] as const;

/** The keys of the inbox, for who has a keyboard. */
export function KeyHints() {
  return (
    <p className={styles.hints}>
      {keys.map(([key, act]) => (
        <span key={key}>
          <kbd className={styles.key}>{key}</kbd> {act}
        </span>
      ))}
    </p>
  );
}
