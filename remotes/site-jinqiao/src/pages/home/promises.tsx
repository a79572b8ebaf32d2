import { useSiteContent } from '../../data/use-site-content';
import styles from './promises.module.css';

export function Promises() {
  const { highlights = [] } = useSiteContent() ?? {};
  return (
    <section className={styles.promises} aria-labelledby="promises-title">
      <div className={`jinqiao-width ${styles.columns}`}>
        <h2 id="promises-title" className={styles.heading}>
          把应收变成现金，
          <wbr />
          把信用送到末端
        </h2>
        <ul className={styles.list}>
          {highlights.map(({ title, text }) => (
            <li key={title} className={styles.promise}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
