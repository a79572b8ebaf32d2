import { ErrorPanel, LoadedArea, StatusTag, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { PageHeader } from '@portal/shared/ui/frame';
import { useParams } from 'react-router-dom';
import { staffCall } from '../../client/staff-call';
import { audienceTag, renewTenants, stateTag } from '../../session/tenants';
import { notWaiting, openingOf } from './opening/missing';
import { OpeningPanel } from './opening/opening-panel';
import { TenantTabs } from './tenant-tabs';

const crumbs = [{ title: '租户', path: '/desk/tenants' }];

/** The tenant and, as long as it waits for customers, what it waits for. */
async function load(code: string, signal: AbortSignal) {
  const facts = await staffCall('staffTenantShow', { body: { tenant: code } }, signal);
  return { facts, opening: facts.state === 'preparing' ? await openingOf(code, signal) : notWaiting };
}

const notThere = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status === '404' ? (
    <ErrorPanel title="没有这个租户" hint="请从租户列表进入。" />
  ) : null;

export function Component() {
  const { code = '' } = useParams();
  const tenant = useLoaded((signal) => load(code, signal), code);
  const { value, reload } = tenant;
  const facts = value?.facts;
  const changed = () => {
    renewTenants();
    reload();
  };
  return (
    <>
      <PageHeader
        title={facts?.platformName ?? '租户'}
        crumbs={crumbs}
        description={facts && [facts.code, ...facts.hostNames.filter((host) => host !== facts.code)].join('、')}
        tags={
          facts && (
            <>
              <StatusTag plain entry={audienceTag(facts)} />
              <StatusTag plain entry={stateTag(facts)} />
            </>
          )
        }
      />
      <LoadedArea loaded={tenant} skeleton={<TextSkeleton lines={10} />} failed={notThere}>
        {({ facts: now, opening }) => (
          <>
            {now.state === 'preparing' && <OpeningPanel code={code} opening={opening} />}
            <TenantTabs tenant={now} onChanged={changed} />
          </>
        )}
      </LoadedArea>
    </>
  );
}
