import { useKeptAnswer } from '@portal/shared/api';
import { isWaiting } from '../../../states/answer-state';
import { Waiting } from '../waiting';
import { Closing } from './closing';
import { Figures } from './figures';
import { Latest } from './latest';
import { Partners } from './partners';
import { Process } from './process';
import { Products } from './products';
import { Security } from './security';
import { Voucher } from './voucher';

/** The tenant's own blocks stand among the blocks that every tenant has. A block without content is not shown. */
export function Below() {
  const answer = useKeptAnswer('siteContent', {});
  const content = answer.value;
  if (isWaiting(answer)) return <Waiting />;
  return (
    <>
      {content && <Figures figures={content.figures} note={content.figuresNote} />}
      <Products hours={content?.serviceHours ?? ''} />
      {content?.voucher && <Voucher voucher={content.voucher} />}
      <Process />
      <Security certificates={content?.certificates ?? []} />
      {content && <Partners partners={content.partners} />}
      <Latest />
      <Closing />
    </>
  );
}
