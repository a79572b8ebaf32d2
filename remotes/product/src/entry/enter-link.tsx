import { ExternalIcon } from '@portal/shared/ui/frame';
import type { Product } from '../products/product-order';
import { enterAddress } from './addresses';
import { CardLink, CardNote } from './card-action';
import styles from './card-action.module.css';
import { OutsideLink } from './outside-link';

/**
 * The way into a product. An entry is "changing to a different product code": the company info is asked for again for
 * that product. Pages of this portal name their product code themselves.
 */
export function EnterLink({ productCode, productName, entry }: Product) {
  if (entry === 'none') return <CardNote>入口准备中，请联系客服</CardNote>;
  const address = enterAddress(productCode);
  if (entry === 'portal') return <CardLink to={address}>立即进入</CardLink>;
  return (
    <OutsideLink
      className={styles.main}
      productCode={productCode}
      address={address}
      name={`立即进入${productName}（在新标签页打开）`}
    >
      立即进入
      <ExternalIcon />
    </OutsideLink>
  );
}
