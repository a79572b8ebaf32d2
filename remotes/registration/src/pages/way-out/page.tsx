import { useAnswer } from '@portal/shared/api';
import { compStatusOf } from '@portal/shared/codes';
import {
  EmptyPanel,
  ErrorPanel,
  FormSkeleton,
  LinkButton,
  LoadingArea,
  StatusTag,
  SuccessPanel,
} from '@portal/shared/ui';
import { useStepFocus } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../forms/page-title';
import { AskForm } from './ask-form';
import { ChangeForm } from './change-form';
import { ClosingPanel } from './closing-panel';
import { LastRequest } from './last-request';
import { ReapplyPanel } from './reapply-panel';
import { type Done, titles, type WayOutProps } from './way-out';
import styles from './way-out.module.css';

/**
 * The way out of a status in which nobody can enter the company. The login gave its administrator a ticket: no session,
 * one browser, half an hour.
 */
export function Component() {
  const [query] = useSearchParams();
  const ticket = query.get('ticket') ?? '';
  const [done, setDone] = useState<Done | null>(null);
  const around = useStepFocus<HTMLDivElement>(done !== null);
  const { value: view, error, retry } = useAnswer('wayOutView', done ? null : { body: { ticket } });

  if (error?.kind === 'refused') {
    return (
      <>
        <PageTitle title="企业事项办理" />
        <EmptyPanel title="页面已失效" hint={error.msg} action={<LinkButton to="/login">重新登录</LinkButton>} />
      </>
    );
  }
  if (error) return <ErrorPanel number={error.requestId} onRetry={retry} />;
  return (
    <div ref={around} tabIndex={-1} className={styles.page}>
      {done ? (
        <SuccessPanel {...done} action={<LinkButton to="/login">返回登录</LinkButton>} />
      ) : (
        <LoadingArea loading={view === undefined} skeleton={<FormSkeleton fields={5} />}>
          {view && <WayOut ticket={ticket} view={view} onDone={setDone} onStale={retry} />}
        </LoadingArea>
      )}
    </div>
  );
}

function WayOut(props: WayOutProps) {
  const { compName, compStatus, kind, request } = props.view;
  const waiting = request?.state === 'SUBMITTED';
  return (
    <>
      <PageTitle title={titles[kind]}>
        <span className={styles.company}>
          {compName}
          <StatusTag entry={compStatusOf(compStatus)} />
        </span>
      </PageTitle>
      <LastRequest view={props.view} />
      {kind === 'closing' ? <ClosingPanel {...props} /> : !waiting && <Act {...props} />}
    </>
  );
}

/** The next act of the person. While the platform decides, there is nothing to do. */
function Act(props: WayOutProps) {
  const { kind } = props.view;
  if (kind === 'reapplication') return <ReapplyPanel {...props} />;
  return kind === 'renewal' || kind === 'correction' ? <ChangeForm {...props} /> : <AskForm {...props} />;
}
