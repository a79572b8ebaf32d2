import type { CallReply } from '@portal/shared/contract';
import { Certificates } from '../../../security/certificates';
import { Measures } from '../../../security/measures';
import { Part } from './part';

/** The portal's own security measures, and below them the certificates that others have given the tenant. */
export function Security({ certificates }: Pick<CallReply<'siteContent'>, 'certificates'>) {
  return (
    <Part title="安全保障" lead="资金与数据的每一步，都有据可查" tinted>
      <Measures />
      <Certificates certificates={certificates} />
    </Part>
  );
}
