import { usePermissions } from '@portal/shared/session';
import { Link } from 'react-router-dom';
import styles from './matter-list.module.css';
import { matters } from './matters';

/** What the person may do in the company's present role. */
export function MatterList() {
  const { may } = usePermissions();
  return (
    <ul className={styles.list}>
      {matters
        .filter(({ needs }) => may(needs))
        .map(({ title, note, path }) => (
          <li key={path}>
            <Link className={styles.matter ?? ''} to={path}>
              {title}
            </Link>
            <span className={styles.note}>{note}</span>
          </li>
        ))}
    </ul>
  );
}
