import { call } from '@portal/shared/api';
import { FormSkeleton, LoadedArea, useLoaded } from '@portal/shared/ui';
import { PageTitle } from '../../forms/page-title';
import { VerificationCards } from './verification-cards';

export function Component() {
  const loaded = useLoaded((signal) => call('verificationView', {}, { signal, handlesErrors: true }));
  return (
    <>
      <PageTitle title="实名认证">请完成以下四项后提交审核，各项可分别保存。</PageTitle>
      <LoadedArea loaded={loaded} skeleton={<FormSkeleton fields={8} />}>
        {(view) => <VerificationCards view={view} onView={loaded.replace} />}
      </LoadedArea>
    </>
  );
}
