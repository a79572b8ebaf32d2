import { anchorOf } from '@portal/docs/anchor-of';
import { Link } from 'react-router-dom';
import styles from './sections.module.css';

/** The sections of the chapter that is open. */
export function Sections({ titles }: { titles: readonly string[] }) {
  return (
    <nav className={styles.sections} aria-labelledby="help-sections">
      <h2 id="help-sections">本章内容</h2>
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <Link to={{ hash: anchorOf(title) }}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
