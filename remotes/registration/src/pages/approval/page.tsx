import { bootDocument } from '@portal/shared/boot';
import { useEffect } from 'react';
import { useFlow } from '../../flow/progress-context';
import { PageTitle } from '../../forms/page-title';
import { usePoll } from '../../polling/use-poll';
import { approvalState } from './approval-states';
import { ReapplyButton } from './reapply-button';
import { ResultPanel } from './result-panel';
import { Review } from './review';

const pollMilliseconds = 5_000;

export function Component() {
  const { progress, look } = useFlow();
  const { compStatus, compName } = progress;
  const state = approvalState(compStatus);
  usePoll(look, state.waiting, pollMilliseconds);
  const title = compStatus === '50' ? '企业信息变更复审' : '平台审核';
  useEffect(() => {
    document.title = `${title} - ${bootDocument().tenant.platformName}`;
  }, [title]);

  return (
    <>
      <PageTitle title={title} />
      <ResultPanel compName={compName} compStatus={compStatus} state={state} />
      {/* A refused company no longer has a review. */}
      {state.may === 'reapply' && <ReapplyButton />}
      {(state.waiting || state.may === 'correct') && <Review key={compStatus} onRefresh={look} />}
    </>
  );
}
