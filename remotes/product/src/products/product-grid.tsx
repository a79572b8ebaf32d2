import type { ReactNode } from 'react';
import type { ToldFigures } from '../figures/company-figures';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';
import type { Product } from './product-order';

interface ProductGridProps {
  products: readonly Product[];
  /** What the products have told, once they have. */
  told: readonly ToldFigures[] | undefined;
  actionsOf: (product: Product) => ReactNode;
}

export function ProductGrid({ products, told, actionsOf }: ProductGridProps) {
  return (
    <ul className={styles.cards} aria-label="产品">
      {products.map((product) => (
        <li key={product.productCode} className={styles.place}>
          <ProductCard
            product={product}
            figures={told && (told.find((one) => one.productCode === product.productCode)?.figures ?? null)}
            actions={actionsOf(product)}
          />
        </li>
      ))}
    </ul>
  );
}
