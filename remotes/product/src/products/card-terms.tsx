import styles from './card-terms.module.css';
import type { Product } from './product-order';

/** A card has room for so many. */
const most = 2;

/** What the product would bring: its first terms. */
export function CardTerms({ terms }: Pick<Product, 'terms'>) {
  if (terms.length === 0) return null;
  return (
    <dl className={styles.terms}>
      {terms.slice(0, most).map(({ name, value }) => (
        <div key={name} className={styles.term}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
