import type { CallReply } from '@portal/shared/contract';
import { Certificates } from '../../../security/certificates';
import { Measures } from '../../../security/measures';
import { Part } from './part';

/** What the portal itself does, and below it what others have attested to the tenant. */
export function Security({ certificates }: Pick<CallReply<'siteContent'>, 'certificates'>) {
  return (
    <Part title="安全保障" lead="资金与数据的每一步，都有据可查" tinted>
      <Measures />
      <Certificates certificates={certificates} />
    </Part>
  );
}
