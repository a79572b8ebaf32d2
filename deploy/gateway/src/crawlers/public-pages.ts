import { pageAt } from '../selection/page-choice';
import type { TenantView } from '../selection/tenant-view';

/** Of the host's own pages those that only lead somebody on who is at work already. */
const ofSessions = ['/login', '/resetpwd', '/face-success', '/404'];

/** The pages of the tenant's public site: those of the remote that has its home page. One of many (`:id`) is no page of its own. */
export function publicPages(tenant: TenantView): string[] {
  const site = pageAt(tenant, '/').slot;
  const pages = site?.release.record.pages ?? [];
  return pages.filter(({ path, permission }) => !permission && !path.includes(':')).map(({ path }) => path);
}

/** The prefixes whose pages want a session. */
export function hiddenPaths(tenant: TenantView): string[] {
  const ofRemotes = tenant.claims.filter(({ permission }) => permission).map(({ prefix }) => prefix);
  return [...ofRemotes, ...ofSessions];
}
