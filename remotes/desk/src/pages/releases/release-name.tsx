import styles from './release-name.module.css';

/** `account@1a2b3c`, with its version below where that is told. */
export function ReleaseName({ name, version }: { name: string; version?: string }) {
  return (
    <span className={styles.name}>
      <code>{name}</code>
      {version && <small>{version}</small>}
    </span>
  );
}
