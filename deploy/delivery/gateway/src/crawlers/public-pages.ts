import { notFoundPath } from '@portal/shared/access';
import { pageAt } from '../selection/page-choice';
import type { TenantView } from '../selection/tenant-view';

/** Those of the host's own pages that only lead on a person who is already at work. */
const ofSessions = ['/login', '/resetpwd', '/face-success', notFoundPath];

/**
 * The pages of the tenant's public site, which is the remote that has its home page. A pattern for many pages (`:id`)
 * is not a page itself.
 */
export function publicPages(tenant: TenantView): string[] {
  const site = pageAt(tenant, '/').slot;
  const pages = site?.release.record.pages ?? [];
  return pages.filter(({ path, permission }) => !permission && !path.includes(':')).map(({ path }) => path);
}

/** The prefixes whose pages need a session. */
export function hiddenPaths(tenant: TenantView): string[] {
  const ofRemotes = tenant.claims.filter(({ permission }) => permission).map(({ prefix }) => prefix);
  return [...ofRemotes, ...ofSessions];
}
