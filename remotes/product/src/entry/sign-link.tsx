import { usePermissions } from '@portal/shared/session';
import { VisuallyHidden } from '@portal/shared/ui';
import { unsignedList } from './addresses';
import { CardLink, CardNote } from './card-action';

/** The next step for a granted product: a person with the right to sign has to sign its agreement. */
export function SignLink({ productName }: { productName: string }) {
  const { may } = usePermissions();
  if (!may('agreement.sign')) return <CardNote>请联系企业管理员签署协议</CardNote>;
  return (
    <CardLink to={unsignedList} needed>
      去签署<VisuallyHidden>{productName}的协议</VisuallyHidden>
    </CardLink>
  );
}
