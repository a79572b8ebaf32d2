import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFolder } from '../content-folder';
import { contentClient } from '../portal-client/content-client';
import type { DescribedTenant } from '../portal-client/described-tenants';
import type { PortalClient } from '../portal-client/portal-client';
import { root } from '../workspace';

/** The texts that a platform begins with. The command of a team's repository has none. */
const firstTexts = join(root, 'deploy/operate/content');

/**
 * Saves the texts that a platform begins with as a tenant's draft, and answers how many files they are. Nobody sees them
 * until the operator has confirmed them. 0: the tenant has content or a draft already, or wants none.
 */
export async function draftFirstContent(
  client: PortalClient,
  { code, audience }: Pick<DescribedTenant, 'code' | 'audience'>,
): Promise<number> {
  if (audience === 'staff' || !existsSync(firstTexts)) return 0;
  const content = contentClient(client, code);
  const { own, draft } = await content.versions();
  return own.length > 0 || draft ? 0 : content.draft(readContentFolder(firstTexts));
}
