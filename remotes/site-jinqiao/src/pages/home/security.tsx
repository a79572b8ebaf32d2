import { Measures } from '../measures';
import styles from './security.module.css';

export function Security() {
  return (
    <section className={styles.section} aria-labelledby="security-title">
      <div className="jinqiao-width">
        <h2 id="security-title" className={styles.heading}>
          桥要稳，才有人走
        </h2>
        <Measures />
      </div>
    </section>
  );
}
