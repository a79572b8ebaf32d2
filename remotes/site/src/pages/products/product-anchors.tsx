import type { CallReply } from '@portal/shared/contract';
import { Link, useLocation } from 'react-router-dom';
import styles from './product-anchors.module.css';

export function ProductAnchors({ products }: { products: CallReply<'productList'> }) {
  const { hash } = useLocation();
  const current = hash.slice(1) || products[0]?.productCode;
  return (
    <nav className={styles.anchors} aria-label="产品">
      {products.map(({ productCode, productName }) => (
        <Link
          key={productCode}
          className={styles.anchor ?? ''}
          to={{ hash: productCode }}
          replace
          aria-current={productCode === current ? 'location' : undefined}
        >
          {productName}
        </Link>
      ))}
    </nav>
  );
}
