import { useAnswer } from '../../../data/use-answer';
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
  const answer = useAnswer('siteContent', {});
  if (answer.kind === 'waiting') return <Waiting />;
  const content = answer.kind === 'ready' ? answer.value : undefined;
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
