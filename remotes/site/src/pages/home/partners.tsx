import { partners } from '../../content/partners';
import styles from './partners.module.css';

export function Partners() {
  return (
    <section className={styles.section} aria-labelledby="partners-title">
      <div className="site-width">
        <h2 id="partners-title" className={styles.heading}>
          合作机构
        </h2>
        <ul className={styles.grid}>
          {partners.map(({ name, kind }) => (
            <li key={name} className={styles.partner}>
              <span className={styles.name}>{name}</span>
              <span className={styles.kind}>{kind}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
