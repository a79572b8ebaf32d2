import { useAnswer } from '@portal/shared/api';
import { changeTexts } from '@portal/shared/codes';
import { useMessageVersion } from '@portal/shared/live';
import { usePermissions } from '@portal/shared/session';
import { FormSkeleton, LoadedArea, NoPermissionPanel } from '@portal/shared/ui';
import { PageHeader } from '@portal/shared/ui/frame';
import { useState } from 'react';
import { RequestResult } from './request-result';
import { ChangeWizard } from './wizard/change-wizard';

const crumbs = [{ title: '人员管理', path: '/center/crm/employee/list' }];

/** 变更管理员 */
export function Component() {
  const { rootManager } = usePermissions();
  const request = useAnswer('adminChangeView', {}, useMessageVersion());
  const [again, setAgain] = useState(false);

  return (
    <>
      <PageHeader
        title="变更管理员"
        crumbs={crumbs}
        description="将企业管理员变更为其他人员，经平台审核后生效。审核通过前，原管理员权限不变。"
      />
      <LoadedArea loaded={request} skeleton={<FormSkeleton />}>
        {(latest) => {
          if (latest && !again) {
            return (
              <RequestResult
                request={latest}
                mine={rootManager}
                onRefresh={request.reload}
                onAgain={() => setAgain(true)}
              />
            );
          }
          if (!rootManager) return <NoPermissionPanel title={changeTexts.adminOnly} />;
          return (
            <ChangeWizard
              onSubmitted={() => {
                setAgain(false);
                request.reload();
              }}
            />
          );
        }}
      </LoadedArea>
    </>
  );
}
