import { measures } from '../content/security';
import styles from './measures.module.css';

/** The measures that protect a company and its people here. */
export function Measures() {
  return (
    <ul className={styles.measures}>
      {measures.map(({ title, text }) => (
        <li key={title} className={styles.measure}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
