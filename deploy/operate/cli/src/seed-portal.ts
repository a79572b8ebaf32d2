import { demoPackages, seedDemoStaffTenant, seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import { audienceOf, type CatalogTenant, type Releases } from '@portal/releases';
import type { Build } from './build-all';
import { progress } from './progress';
import { publishBuild } from './publish-build';

const by = 'npm start';

/**
 * The package that a tenant runs in each slot: the one with the slot's name, unless the demonstration says otherwise.
 */
function packagesOf({ code, audience }: CatalogTenant, builds: readonly Build[]): Map<string, Build> {
  const chosen = new Map<string, Build>();
  for (const build of builds) {
    if ((audienceOf(build.record) ?? audience) !== audience) continue;
    const slot = build.record.kind === 'host' ? 'host' : build.record.slot;
    const wanted = demoPackages[code]?.[slot] ?? slot;
    if (build.record.package === wanted) chosen.set(slot, build);
  }
  return chosen;
}

/** A build that somebody blocked stays blocked: the slots keep what they run. */
async function allowedBuilds(releases: Releases, builds: readonly Build[]): Promise<Build[]> {
  const allowed: Build[] = [];
  for (const build of builds) {
    const { package: packageName, build: id } = build.record;
    const standing = (await releases.findRelease(packageName, id))?.standing;
    if (standing?.name === 'blocked')
      progress.warn(`${packageName}@${id} is blocked, so no slot gets it: ${standing.reason}`);
    else allowed.push(build);
  }
  return allowed;
}

/**
 * Publishes the builds and lets the demonstration's tenants run them. Host and remotes of a tenant move together, since
 * they may need each other.
 */
export async function seedPortal(releases: Releases, builds: readonly Build[]): Promise<void> {
  let fresh = 0;
  for (const build of builds) if (await publishBuild(releases, build, by)) fresh += 1;
  progress.done(fresh === 0 ? 'all builds were published before' : `${fresh} builds published`);

  await seedDemoTenants(releases, by);
  await seedDemoStaffTenant(releases, by);
  const allowed = await allowedBuilds(releases, builds);
  const { tenants } = await releases.readCatalog();
  for (const tenant of tenants) {
    const wanted = [...packagesOf(tenant, allowed)].map(([slot, { record }]) => ({
      slot,
      package: record.package,
      build: record.build,
      // The folder's own builds run here, whatever became of an earlier canary.
      despiteVerdict: true,
    }));
    await releases.assignTogether({ tenant: tenant.code, releases: wanted, by });
  }
  progress.done(`tenants: ${tenants.map(({ code }) => code).join(', ')}`);
}
