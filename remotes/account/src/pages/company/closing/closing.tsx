import { useAnswer } from '@portal/shared/api';
import { usePermissions } from '@portal/shared/session';
import { FormSkeleton, type Loaded, LoadedArea, NoPermissionPanel } from '@portal/shared/ui';
import { PageHeader } from '@portal/shared/ui/frame';
import type { Company } from '../load-company';
import { ClosingForm } from './closing-form';
import { Hindrances } from './hindrances';

const crumbs = [{ title: '企业信息', path: '/center/crm/company/list' }];

/** 注销企业: what stands against it, and the request. */
export function Closing({ company }: { company: Loaded<Company> }) {
  const { rootManager } = usePermissions();
  return (
    <>
      <PageHeader title="注销企业" description="注销须经平台审核，审核期间企业人员不能登录" crumbs={crumbs} />
      {rootManager ? (
        <LoadedArea loaded={company} skeleton={<FormSkeleton fields={4} />}>
          {({ compName }) => <Request compName={compName} />}
        </LoadedArea>
      ) : (
        <NoPermissionPanel hint="仅企业管理员可以注销企业。" />
      )}
    </>
  );
}

function Request({ compName }: { compName: string }) {
  const view = useAnswer('closingView', {});
  return (
    <LoadedArea loaded={view} skeleton={<FormSkeleton fields={4} />}>
      {({ hindrances, opinion }) =>
        hindrances.length > 0 ? (
          <Hindrances hindrances={hindrances} onChanged={view.reload} />
        ) : (
          <ClosingForm compName={compName} opinion={opinion} onStale={view.reload} />
        )
      }
    </LoadedArea>
  );
}
