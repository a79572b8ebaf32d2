import { useKeptAnswer } from '@portal/shared/api';
import { isWaiting } from '../../../states/answer-state';
import { Waiting } from '../waiting';
import { Figures } from './figures';
import { Latest } from './latest';
import { Process } from './process';
import { Products } from './products';
import { Story } from './story';
import { Trust } from './trust';
import { Voucher } from './voucher';

/**
 * Six bands with the one above: the tenant's own blocks stand among those that every tenant has. A block without content
 * is not shown.
 */
export function Below() {
  const answer = useKeptAnswer('siteContent', {});
  const content = answer.value;
  if (isWaiting(answer)) return <Waiting />;
  return (
    <>
      {content && <Figures figures={content.figures} yearly={content.yearly} note={content.figuresNote} />}
      <Products hours={content?.serviceHours ?? ''} />
      {content?.voucher && <Voucher voucher={content.voucher} />}
      <Process tinted={Boolean(content?.voucher)} />
      {content?.story && <Story story={content.story} isSample={content.samples} />}
      <Trust partners={content?.partners ?? []} certificates={content?.certificates ?? []} />
      <Latest />
    </>
  );
}
