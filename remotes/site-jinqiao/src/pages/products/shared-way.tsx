import type { InCommon } from './in-common';
import styles from './shared-way.module.css';

/** The way to get any product. It stands before the products. */
export function SharedWay({ steps, materials }: InCommon) {
  if (steps.length === 0 && materials.length === 0) return null;
  return (
    <section className={styles.way} aria-labelledby="shared-way">
      <h2 id="shared-way" className={styles.title}>
        哪个产品，办法都一样
      </h2>
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
      {materials.length > 0 && <p className={styles.papers}>都要准备：{materials.join('、')}。</p>}
    </section>
  );
}
