import { call } from '@portal/shared/api';
import type { CallReply } from '@portal/shared/contract';
import { noteCompStatus } from '@portal/shared/session';
import { LoadedArea, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { Timeline } from '@portal/shared/ui/frame';
import { useEffect, useState } from 'react';
import { ApprovalActions } from './approval-actions';
import { approvalState } from './approval-states';
import { progressEntries } from './progress-entries';
import { ReturnReasons } from './return-reasons';
import styles from './review.module.css';
import { SubmittedPanel } from './submitted-panel';
import { useApprovalActs } from './use-approval-acts';

interface ReviewProps {
  onRefresh: () => Promise<void>;
}

/** The history of the review, the reasons for a return, and the actions. */
export function Review({ onRefresh }: ReviewProps) {
  const loaded = useLoaded((signal) => call('approvalView', {}, { signal, handlesErrors: true }));
  return (
    <LoadedArea loaded={loaded} skeleton={<TextSkeleton lines={5} />}>
      {(view) => <ReviewDetail view={view} onRefresh={onRefresh} />}
    </LoadedArea>
  );
}

function ReviewDetail({ view, onRefresh }: ReviewProps & { view: CallReply<'approvalView'> }) {
  const [showing, setShowing] = useState(false);
  const acts = useApprovalActs(onRefresh);
  const { may } = approvalState(view.compStatus);
  const returned = may === 'correct';
  const toCorrect = Object.keys(view.reasons).length;
  // The site's way back says how much is to be done.
  useEffect(() => {
    if (returned) noteCompStatus(view.compStatus, toCorrect);
  }, [returned, view.compStatus, toCorrect]);
  return (
    <>
      {returned && <ReturnReasons remark={view.remark} reasons={view.reasons} onCorrect={acts.correct} />}
      <h2 className={styles.title}>办理进度</h2>
      <Timeline entries={progressEntries(view.timeline, returned ? view.remark : '')} />
      <ApprovalActions may={may} acts={acts} onShowSubmitted={() => setShowing(true)} />
      <SubmittedPanel open={showing} onClose={() => setShowing(false)} submitted={view.submitted} />
    </>
  );
}
