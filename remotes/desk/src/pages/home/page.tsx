import { Alert, LoadedArea, useLoaded } from '@portal/shared/ui';
import { PageHeader } from '@portal/shared/ui/frame';
import { staffCall } from '../../client/staff-call';
import { grantsText } from '../../session/rights';
import { useMe } from '../../session/session';
import { useTenants } from '../../session/tenants';
import { Figures } from './figures';
import { KindTable } from './kind-table';
import { Pace } from './pace';
import styles from './page.module.css';
import { PageLinks } from './page-links';
import { WorkSkeleton } from './work-skeleton';

/** With fewer codes than this, the next lost phone may be the last way in. */
const fewCodes = 4;

export function Component() {
  const me = useMe();
  const tenants = useTenants();
  const work = useLoaded((signal) => staffCall('staffWork', {}, signal));
  return (
    <>
      <PageHeader title="工作台" description={`${me.displayName}，您的角色：${grantsText(me.roles, tenants)}`} />
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
          <>
            {cases || questions ? <Figures cases={cases} questions={questions} /> : <PageLinks me={me} />}
            {cases && (
              <div className={styles.columns}>
                <div>
                  <KindTable kinds={cases.kinds} />
                </div>
                <div>
                  <Pace days={cases.days} />
                </div>
              </div>
            )}
          </>
        )}
      </LoadedArea>
    </>
  );
}
