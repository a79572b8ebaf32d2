import type { ReleaseRecord } from '@portal/release-record';
import type { Sentence } from '@portal/release-record/sentence';
import type { Catalog } from '../catalog';
import { slotOf } from '../release-name';
import { audienceFaults } from './check-audience';
import { tenantFaults } from './gate';

export interface TenantVerdict {
  tenant: string;
  faults: Sentence[];
}

/** The gate's verdict on a release for every tenant that runs its package, because those tenants would get it. */
export function tenantVerdicts({ tenants }: Catalog, record: ReleaseRecord): TenantVerdict[] {
  const slot = slotOf(record);
  return tenants.flatMap(({ code, audience, pointers }) => {
    const runs = pointers.some((one) => one.slot === slot && one.release.record.package === record.package);
    if (!runs) return [];
    const after = pointers.map((one) => (one.slot === slot ? record : one.release.record));
    return [{ tenant: code, faults: [...audienceFaults(audience, [record]), ...tenantFaults(after)] }];
  });
}
