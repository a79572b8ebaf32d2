import { type CatalogTenant, createReleases } from '@portal/releases';
import type { Examined } from './examined';
import { type Finding, fault, note, ok } from './finding';

const about = 'tenants';

/** What the demonstration's own tenants, and examples, say of themselves. */
const invented = /演示|示例|某某|供链通|金桥|0{8}|400-000-|\.example\b/;

const shown = [
  'platformName',
  'legalName',
  'address',
  'hotline',
  'filingsContent',
  'policeFiling',
  'wordmark',
  'mainSystem',
] as const;

function brandFindings(tenant: CatalogTenant): Finding[] {
  const left = shown.filter((name) => invented.test(tenant[name] ?? ''));
  if (left.length === 0) return [];
  const said = left.map((name) => `${name} "${tenant[name]}"`).join(', ');
  return [fault(about, `${tenant.code} still says what was made up: ${said}`, `portal tenants set ${tenant.code} …`)];
}

/** What customers can read and use at each tenant. */
export async function examineTenants({ settings: { demo }, database }: Examined): Promise<Finding[]> {
  const releases = createReleases(database);
  const found: Finding[] = [];
  for (const tenant of (await releases.readCatalog()).tenants) {
    const { code, audience } = tenant;
    const opening = await releases.tenantOpening(code);
    if (audience === 'staff' || !opening) continue;
    const { state, missing } = opening;
    const lacks = missing.map((part) => part.replace(':', ' ')).join(', ');
    const mend = `portal tenants check ${code}`;
    if (state === 'closed') found.push(note(about, `${code} is closed`));
    else if (missing.length === 0) found.push(ok(about, `${code} has all that customers must be able to read`));
    else if (state === 'open') found.push(fault(about, `${code} serves customers and lacks: ${lacks}`, mend));
    else found.push(note(about, `${code} is not open yet and lacks: ${lacks}`, mend));
    if (!demo) found.push(...brandFindings(tenant));
  }
  return found;
}
