import { usePermissions } from '@portal/shared/session';
import { Button, LinkButton } from '@portal/shared/ui';
import { unsignedList } from '../../entry/addresses';
import type { Product } from '../../products/product-order';

/** The person's actions on an application whose progress is on screen. */
export function ProgressEnd({ product, onWithdraw }: { product: Product; onWithdraw: () => void }) {
  const { may } = usePermissions();
  if (product.permitState === 'APPLYING' && may('product.apply')) return <Button onClick={onWithdraw}>撤回申请</Button>;
  if (product.permitState === 'TO_SIGN' && may('agreement.sign')) {
    return (
      <LinkButton to={unsignedList} type="primary">
        去签署协议
      </LinkButton>
    );
  }
  return null;
}
