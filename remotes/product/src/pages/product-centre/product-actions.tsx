import { usePermissions, useSession } from '@portal/shared/session';
import { Button, LinkButton } from '@portal/shared/ui';
import { EnterButton } from '../../entry/enter-button';
import type { Product } from '../../groups/product-groups';
import styles from './product-actions.module.css';

interface ProductActionsProps {
  product: Product;
  onApply: () => void;
  onProgress: () => void;
  onWithdraw: () => void;
}

/** What a person can do about a product, by its permit's state and by what they may. */
export function ProductActions({ product, onApply, onProgress, onWithdraw }: ProductActionsProps) {
  const mayApply = usePermissions().may('product.apply');
  const known = useSession(({ auth }) => auth !== null);
  const { productName, permitState } = product;
  if (permitState === 'OPEN') return <EnterButton {...product} />;
  if (permitState === 'STOPPED') return <LinkButton to="/index/help">联系客服</LinkButton>;
  if (permitState === 'APPLYING') {
    return (
      <>
        {mayApply && (
          <Button aria-label={`撤回${productName}的开通申请`} onClick={onWithdraw}>
            撤回
          </Button>
        )}
        <Button aria-label={`查看${productName}的开通进度`} onClick={onProgress}>
          查看进度
        </Button>
      </>
    );
  }
  if (!known) return null;
  if (!mayApply) return <span className={styles.note}>如需开通，请联系企业管理员</span>;
  return (
    <Button aria-label={`申请开通${productName}`} onClick={onApply}>
      申请开通
    </Button>
  );
}
