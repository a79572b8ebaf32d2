import { Alert, LoadedArea, useLoaded } from '@portal/shared/ui';
import { PageHeader } from '@portal/shared/ui/frame';
import { staffCall } from '../../client/staff-call';
import { grantsText } from '../../session/rights';
import { useMe } from '../../session/session';
import { useTenants, withTenants } from '../../session/tenants';
import { Figures } from './figures';
import { KindTable } from './kind-table';
import { NextCases, NextQuestions } from './next/next-work';
import { Pace } from './pace/pace';
import styles from './page.module.css';
import { PageLinks } from './page-links';
import { WorkSkeleton } from './work-skeleton';

/** With fewer codes than this, the next lost phone may be the last way in. */
const fewCodes = 4;

/** 工作台: what the person does next, how much waits, and how fast it goes. */
export function Component() {
  const me = useMe();
  const tenants = useTenants();
  const work = useLoaded((signal) => withTenants(staffCall('staffWork', {}, signal)));
  return (
    <>
      <PageHeader title={`${me.displayName}，您好`} description={`您的角色：${grantsText(me.roles, tenants)}`} />
      {me.recoveryCodesLeft < fewCodes && (
        <Alert
          className={styles.warning ?? ''}
          type="warning"
          showIcon
          title={`恢复码还剩 ${me.recoveryCodesLeft} 个，请联系管理员重置验证器以获取新的恢复码。`}
        />
      )}
      <LoadedArea loaded={work} skeleton={<WorkSkeleton />}>
        {({ cases, questions }) => (
          <div className={styles.parts}>
            {(cases || questions) && <Figures cases={cases} questions={questions} />}
            <div className={cases ? styles.columns : undefined}>
              <div>
                {cases && <NextCases cases={cases.next} total={cases.open} />}
                {questions && <NextQuestions {...questions} />}
              </div>
              {cases && <KindTable kinds={cases.kinds} />}
            </div>
            {cases ? <Pace days={cases.days} /> : <PageLinks me={me} />}
          </div>
        )}
      </LoadedArea>
    </>
  );
}
