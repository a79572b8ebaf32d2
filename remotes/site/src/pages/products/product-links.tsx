import type { CallReply } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import styles from './product-links.module.css';

interface ProductLinksProps {
  products: CallReply<'productList'>;
  /** The code of the product on screen. */
  shown: string;
}

export function ProductLinks({ products, shown }: ProductLinksProps) {
  return (
    <nav className={styles.links} aria-label="产品">
      {products.map(({ productCode, productName }) => (
        <Link
          key={productCode}
          className={styles.link ?? ''}
          to={{ search: `?product=${encodeURIComponent(productCode)}` }}
          replace
          preventScrollReset
          aria-current={productCode === shown ? 'true' : undefined}
        >
          {productName}
        </Link>
      ))}
    </nav>
  );
}
