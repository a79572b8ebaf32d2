import { ErrorPanel, LoadedArea, StatusTag, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { PageHeader } from '@portal/shared/ui/frame';
import { useParams } from 'react-router-dom';
import { staffCall } from '../../client/staff-call';
import { audienceTag, forgetTenants } from '../../session/tenants';
import { TenantTabs } from './tenant-tabs';

const crumbs = [{ title: '租户', path: '/desk/tenants' }];

const notThere = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status === '404' ? (
    <ErrorPanel title="没有这个租户" hint="请从租户列表进入。" />
  ) : null;

export function Component() {
  const { code = '' } = useParams();
  const tenant = useLoaded((signal) => staffCall('staffTenantShow', { body: { tenant: code } }, signal), code);
  const { value, reload } = tenant;
  const changed = () => {
    forgetTenants();
    reload();
  };
  return (
    <>
      <PageHeader
        title={value?.platformName ?? '租户'}
        crumbs={crumbs}
        description={value && [value.code, ...value.hostNames.filter((host) => host !== value.code)].join('、')}
        tags={value && <StatusTag plain entry={audienceTag(value)} />}
      />
      <LoadedArea loaded={tenant} skeleton={<TextSkeleton lines={10} />} failed={notThere}>
        {(facts) => <TenantTabs tenant={facts} onChanged={changed} />}
      </LoadedArea>
    </>
  );
}
