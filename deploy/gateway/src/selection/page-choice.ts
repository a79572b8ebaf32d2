import type { PageRecord, ShellRecord } from '@portal/release-record';
import { longestPrefix } from './path-prefix';
import type { SlotView, TenantView } from './tenant-view';

/** What a document for some path shows and fetches. Equal keys within a tenant mean equal documents. */
export interface PageChoice {
  readonly key: string;
  /** The slot that answers for the path; undefined for the host's own pages and for paths that nobody knows. */
  readonly slot: SlotView | undefined;
  readonly page: PageRecord | undefined;
  readonly shell: ShellRecord | undefined;
}

const mostRedirects = 5;

/** The path without a final slash, as the router reads it. */
function normalized(path: string): string {
  let end = path.length;
  // No regular expression: on a path of slashes it would begin anew at each of them.
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Where the host's own redirects end: the browser will go there, so the document prepares for it. */
function destination(tenant: TenantView, path: string): string {
  const { redirects } = tenant.host.record;
  let at = path;
  for (let count = 0; count < mostRedirects && Object.hasOwn(redirects, at); count++) at = redirects[at] ?? at;
  return at;
}

/** The host's page for whoever has to log in first. */
const loginPath = '/login';

function pageAt(tenant: TenantView, requested: string): PageChoice {
  const path = destination(tenant, normalized(requested));
  const hostPage = tenant.host.pages.find(path);
  const slot = hostPage ? undefined : longestPrefix(tenant.claims, path)?.slot;
  const page = hostPage ?? slot?.release.pages.find(path);
  // A remote dresses its own paths and no others.
  const shell = longestPrefix([...(slot?.release.record.shells ?? []), ...tenant.host.record.shells], path);
  return { key: JSON.stringify([slot?.slot, page?.path, shell?.prefix]), slot, page, shell };
}

/**
 * The page at a path, for somebody with a token or without. The host's guard sends whoever needs one and has none on to
 * the login: their document prepares for that.
 */
export function choosePage(tenant: TenantView, requested: string, holdsToken: boolean): PageChoice {
  const asked = pageAt(tenant, requested);
  if (holdsToken || !asked.page?.permission) return asked;
  return tenant.host.pages.find(loginPath) ? pageAt(tenant, loginPath) : asked;
}
