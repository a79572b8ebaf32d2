import type { PageRecord, ShellRecord } from '@portal/release-record';
import { type ClaimedPath, decideRoute, longestPrefix, placeAt } from '@portal/shared/access';
import type { Claim, SlotView, TenantView } from './tenant-view';

/** The page and the shell of the document for a path. Two paths of a tenant with the same key share one document. */
export interface PageChoice {
  readonly key: string;
  /** The slot that answers for the path; undefined for the host's own pages and for unknown paths. */
  readonly slot: SlotView | undefined;
  readonly page: PageRecord | undefined;
  readonly shell: ShellRecord | undefined;
  /** The address of the page, where the browser will be after all redirects. */
  readonly path: string;
  /**
   * The guard sends whoever holds a token, or none, on to this page. The host has the last word there: it knows more of
   * the person, such as a password that has to be changed first.
   */
  readonly sentOn: boolean;
}

const maxRedirects = 5;

/** The path without query and final slash, as the router reads it. */
function normalized(address: string): string {
  const path = address.split('?', 1)[0] ?? '';
  let end = path.length;
  // This is not a regular expression: on a path of slashes it would start again at each slash.
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The final address of a path that only redirects. The browser will go there, so the document prepares for it. */
function destination(tenant: TenantView, path: string): string {
  let at = path;
  for (let count = 0; count < maxRedirects; count++) {
    const slot = longestPrefix(tenant.claims, at)?.slot;
    const { [at]: next } = { ...slot?.release.record.redirects, ...tenant.host.record.redirects };
    if (next === undefined) break;
    at = next;
  }
  return at;
}

function placeIn(tenant: TenantView, path: string): ClaimedPath<Claim, PageRecord> | null {
  return placeAt(path, {
    own: tenant.host.pages.find(path),
    claims: tenant.claims,
    pageOf: ({ slot }) => slot.release.pages.find(path) ?? null,
  });
}

function choiceOf(
  tenant: TenantView,
  path: string,
  place: ClaimedPath<Claim, PageRecord> | null,
  sentOn = false,
): PageChoice {
  const { claim, page } = place ?? {};
  const slot = claim?.slot;
  // A remote has shells for its own pages and for nothing else.
  const own = page ? slot?.release.record.shells : undefined;
  const shell = longestPrefix([...(own ?? []), ...tenant.host.record.shells], path);
  return { key: JSON.stringify([slot?.slot, page?.path, shell?.prefix]), slot, page, shell, path, sentOn };
}

/** The page at a path, without a look at who asks. */
export function pageAt(tenant: TenantView, requested: string): PageChoice {
  const path = destination(tenant, normalized(requested));
  return choiceOf(tenant, path, placeIn(tenant, path));
}

/**
 * The page that the host will show at a path, with or without a token. The gateway decides by the same rule as the
 * host. It does not know what a person in a company may see.
 */
export function choosePage(tenant: TenantView, requested: string, holdsToken: boolean): PageChoice {
  // The pages of staff have a guard of their own.
  if (tenant.audience === 'staff') return pageAt(tenant, requested);
  // The harness opens every page to whoever is logged in.
  const opens = tenant.standalone ? () => true : null;
  const session = { token: holdsToken ? 'held' : null, opens, companyInfoFailed: false };
  const asked = destination(tenant, normalized(requested));
  let path = asked;
  let place = placeIn(tenant, path);
  for (let count = 0; count < maxRedirects; count++) {
    const decision = decideRoute(path, place?.rule ?? null, session);
    // The slot has no page there. The host loads the slot's routes before it says so.
    if (decision.kind !== 'redirect' || place?.rule.page === 'none') break;
    const next = destination(tenant, normalized(decision.to));
    const sentTo = placeIn(tenant, next);
    if (!sentTo) break;
    path = next;
    place = sentTo;
  }
  return choiceOf(tenant, path, place, path !== asked);
}
