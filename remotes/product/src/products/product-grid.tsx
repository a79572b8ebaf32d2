import type { ReactNode } from 'react';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';
import type { Product } from './product-order';

interface ProductGridProps {
  products: readonly Product[];
  actionsOf: (product: Product) => ReactNode;
}

export function ProductGrid({ products, actionsOf }: ProductGridProps) {
  return (
    <ul className={styles.cards} aria-label="产品">
      {products.map((product) => (
        <li key={product.productCode} className={styles.place}>
          <ProductCard product={product} actions={actionsOf(product)} />
        </li>
      ))}
    </ul>
  );
}
