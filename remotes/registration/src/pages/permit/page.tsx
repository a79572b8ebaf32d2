import { call } from '@portal/shared/api';
import { FormSkeleton, LoadedArea, useLoaded } from '@portal/shared/ui';
import { PageTitle } from '../../forms/page-title';
import { PermitForm } from './permit-form';

export function Component() {
  const loaded = useLoaded((signal) => call('permitView', {}, { signal, handlesErrors: true }));
  return (
    <>
      <PageTitle title="开通申请">请选择产品并补充企业资料，填写的内容会自动保存为草稿。</PageTitle>
      <LoadedArea loaded={loaded} skeleton={<FormSkeleton fields={8} />}>
        {/* What another page saved is another form. */}
        {(view) => <PermitForm key={view.revision} view={view} onView={loaded.replace} />}
      </LoadedArea>
    </>
  );
}
