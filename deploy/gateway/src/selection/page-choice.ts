import type { PageRecord, ShellRecord } from '@portal/release-record';
import { decideRoute, longestPrefix, type Place, placeAt } from '@portal/shared/access';
import type { Claim, SlotView, TenantView } from './tenant-view';

/** What a document for some path shows and fetches. Equal keys within a tenant mean equal documents. */
export interface PageChoice {
  readonly key: string;
  /** The slot that answers for the path; undefined for the host's own pages and for paths that nobody knows. */
  readonly slot: SlotView | undefined;
  readonly page: PageRecord | undefined;
  readonly shell: ShellRecord | undefined;
}

const mostRedirects = 5;

/** The path without query and final slash, as the router reads it. */
function normalized(address: string): string {
  const path = address.split('?', 1)[0] ?? '';
  let end = path.length;
  // No regular expression: on a path of slashes it would begin anew at each of them.
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Where an address that only leads on ends: the browser will go there, so the document prepares for it. */
function destination(tenant: TenantView, path: string): string {
  let at = path;
  for (let count = 0; count < mostRedirects; count++) {
    const slot = longestPrefix(tenant.claims, at)?.slot;
    const { [at]: next } = { ...slot?.release.record.redirects, ...tenant.host.record.redirects };
    if (next === undefined) break;
    at = next;
  }
  return at;
}

function placeIn(tenant: TenantView, path: string): Place<Claim, PageRecord> | null {
  return placeAt(path, {
    own: tenant.host.pages.find(path),
    claims: tenant.claims,
    pageOf: ({ slot }) => slot.release.pages.find(path) ?? null,
  });
}

function choiceOf(tenant: TenantView, path: string, place: Place<Claim, PageRecord> | null): PageChoice {
  const { claim, page } = place ?? {};
  const slot = claim?.slot;
  // A remote dresses its own paths and no others.
  const shell = longestPrefix([...(slot?.release.record.shells ?? []), ...tenant.host.record.shells], path);
  return { key: JSON.stringify([slot?.slot, page?.path, shell?.prefix]), slot, page, shell };
}

/** The page at a path, whoever asks. */
export function pageAt(tenant: TenantView, requested: string): PageChoice {
  const path = destination(tenant, normalized(requested));
  return choiceOf(tenant, path, placeIn(tenant, path));
}

/**
 * The page that the host will show at a path to somebody with a token or without: it decides by the same rule. What a
 * person in a company may see is not known here.
 */
export function choosePage(tenant: TenantView, requested: string, holdsToken: boolean): PageChoice {
  // The harness opens every page to whoever comes.
  if (tenant.standalone) return pageAt(tenant, requested);
  const session = { token: holdsToken ? 'held' : null, auth: null, companyInfoFailed: false };
  let path = destination(tenant, normalized(requested));
  let place = placeIn(tenant, path);
  for (let count = 0; count < mostRedirects; count++) {
    const decision = decideRoute(path, place?.rule ?? null, session);
    // A slot without a page there: the host loads its routes before it says so.
    if (decision.kind !== 'redirect' || place?.rule.page === 'none') break;
    const next = destination(tenant, normalized(decision.to));
    const sentTo = placeIn(tenant, next);
    if (!sentTo) break;
    path = next;
    place = sentTo;
  }
  return choiceOf(tenant, path, place);
}
