import { join } from 'node:path';
import { readContentFolder } from '../content-folder';
import { contentClient } from '../portal-client/content-client';
import type { DescribedTenant } from '../portal-client/described-tenants';
import type { PortalClient } from '../portal-client/portal-client';
import { root } from '../workspace';

/** Without products, agreements and tables, which another tenant has brought already. */
const ownFiles = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !/^(?:products|agreements)\/|\.csv$/.test(path)));

/**
 * Pushes the texts that a platform begins with, and answers how many files they are. A tenant that has content keeps
 * it: then the operator's own folder is somewhere else. Undefined: no tenant wanted any.
 */
export async function pushFirstContent(
  client: PortalClient,
  tenants: readonly { readonly tenant: Pick<DescribedTenant, 'code' | 'audience'> }[],
): Promise<number | undefined> {
  const files = readContentFolder(join(root, 'deploy/operate/content'));
  let pushed: number | undefined;
  for (const { tenant } of tenants) {
    if (tenant.audience === 'staff') continue;
    const content = contentClient(client, tenant.code);
    const { own, shared } = await content.versions();
    if (own.length > 0) continue;
    const { changes } = await content.push(shared.length > 0 ? ownFiles(files) : files, '首次运行', null);
    pushed = (pushed ?? 0) + changes.length;
  }
  return pushed;
}
