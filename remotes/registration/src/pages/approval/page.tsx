import { call } from '@portal/shared/api';
import { useFlow } from '../../flow/progress-context';
import { PageTitle } from '../../forms/page-title';
import { usePoll } from '../../polling/use-poll';
import { approvalState } from './approval-states';
import { ResultPanel } from './result-panel';
import { Review } from './review';

const pollMilliseconds = 5_000;

export function Component() {
  const { progress, advance } = useFlow();
  const { compStatus, compName } = progress;
  const state = approvalState(compStatus);

  /** The flow shows what belongs to the status. */
  async function look() {
    const now = await call('registrationProgress', {}, { handlesErrors: true });
    advance(now.compStatus);
  }
  usePoll(look, state.waiting, pollMilliseconds);

  return (
    <>
      <PageTitle title="平台审核" />
      <ResultPanel compName={compName} compStatus={compStatus} state={state} />
      {/* A company that was refused has no review any more. */}
      {(state.waiting || state.may) && <Review key={compStatus} onRefresh={look} />}
    </>
  );
}
