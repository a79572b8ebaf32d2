import type { Product } from './product-order';
import styles from './withheld-note.module.css';

/** The company has these products, but this person may not use them. One note says so, and names whom to ask. */
export function WithheldNote({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  const names = products.map(({ productName }) => productName).join('、');
  return <p className={styles.note}>企业已开通的{names}，您没有使用权限，如需使用请联系企业管理员。</p>;
}
