import { type AccessRule, placeAt } from '@portal/shared/access';
import type { BootDocument, RouteMeta } from '@portal/shared/boot';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type Claim, claimsOf } from '../../federation/owner';

/** The host's own pages, and its addresses that only lead on. */
export interface OwnPages {
  routes: RouteObject[];
  passages: Readonly<Record<string, string>>;
}

function ownPageAt({ routes, passages }: OwnPages, path: string): RouteMeta | undefined {
  if (Object.hasOwn(passages, path)) return { permission: path === '/center' };
  return matchRoutes(routes, path)?.at(-1)?.route.handle;
}

/**
 * The rule for a path; null where there is no page. `pageOf` tells about the page of a remote, as in the shared rule.
 * Inside the centre no page is the host's `own`.
 */
export function ruleAt(
  { remotes }: Pick<BootDocument, 'remotes'>,
  path: string,
  pageOf: () => RouteMeta | null | undefined,
  own?: OwnPages,
): AccessRule | null {
  const place = placeAt<Claim, RouteMeta>(path, {
    own: own && ownPageAt(own, path),
    claims: claimsOf(remotes),
    pageOf,
  });
  return place?.rule ?? null;
}
