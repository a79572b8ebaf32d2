import styles from './measures.module.css';
import { securityMeasures } from './security-measures';

export function Measures() {
  return (
    <ul className={styles.measures}>
      {securityMeasures.map(({ title, text }) => (
        <li key={title} className={styles.measure}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
