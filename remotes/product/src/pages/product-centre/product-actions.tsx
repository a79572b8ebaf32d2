import { usePermissions, useSession } from '@portal/shared/session';
import { CardButton, CardLink, CardNote } from '../../entry/card-action';
import { EnterLink } from '../../entry/enter-link';
import { SignLink } from '../../entry/sign-link';
import type { Product } from '../../products/product-order';

interface ProductActionsProps {
  product: Product;
  onApply: () => void;
  onProgress: () => void;
  onWithdraw: () => void;
}

/**
 * The person's actions on a product, by its permit's state and the person's rights. The last action covers the card.
 */
export function ProductActions({ product, onApply, onProgress, onWithdraw }: ProductActionsProps) {
  const { may } = usePermissions();
  const known = useSession(({ auth }) => auth !== null);
  const { productName, permitState } = product;
  const mayApply = may('product.apply');
  const progress = (other: boolean) => (
    <CardButton other={other} name={`查看${productName}的开通进度`} onPress={onProgress}>
      查看进度
    </CardButton>
  );
  switch (permitState) {
    case 'OPEN':
      return <EnterLink {...product} />;
    case 'TO_SIGN':
      return (
        <>
          {progress(true)}
          <SignLink productName={productName} />
        </>
      );
    case 'STOPPED':
      return <CardLink to="/index/help">联系客服</CardLink>;
    case 'APPLYING':
      return (
        <>
          {mayApply && (
            <CardButton other name={`撤回${productName}的开通申请`} onPress={onWithdraw}>
              撤回
            </CardButton>
          )}
          {progress(false)}
        </>
      );
    default:
      if (!known) return null;
      if (!mayApply) return <CardNote>如需开通，请联系企业管理员</CardNote>;
      return (
        <CardButton name={`申请开通${productName}`} onPress={onApply}>
          申请开通
        </CardButton>
      );
  }
}
