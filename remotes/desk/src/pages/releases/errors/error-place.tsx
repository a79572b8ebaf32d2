import styles from './error-place.module.css';
import { ownPlace, type SeenError } from './seen-error';

/** The place in one line of a list. All of it shows on hover and in the panel. */
export function ErrorPlace({ error }: { error: SeenError }) {
  const place = ownPlace(error);
  const file = place.lastIndexOf('/') + 1;
  return (
    <code className={styles.place} title={place}>
      <span className={styles.folder}>
        <bdi>{place.slice(0, file)}</bdi>
      </span>
      <span className={styles.file}>{place.slice(file)}</span>
    </code>
  );
}
