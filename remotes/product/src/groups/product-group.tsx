import { type ReactNode, useId } from 'react';
import { ProductCard } from './product-card';
import styles from './product-group.module.css';
import type { Product, ProductGroup } from './product-groups';

interface ProductGroupProps {
  group: ProductGroup;
  actionsOf: (product: Product) => ReactNode;
}

/** The products whose permits are in one state. */
export function ProductGroupSection({ group: { title, products }, actionsOf }: ProductGroupProps) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
        <span className={styles.count}>{products.length}</span>
      </h2>
      <ul className={styles.cards}>
        {products.map((product) => (
          <li key={product.productCode} className={styles.place}>
            <ProductCard product={product} actions={actionsOf(product)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
