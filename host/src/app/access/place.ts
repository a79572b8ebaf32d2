import { type AccessRule, placeAt } from '@portal/shared/access';
import type { BootDocument, RouteMeta } from '@portal/shared/boot';
import { matchRoutes } from 'react-router-dom';
import { routes as hostPages, passages } from '../routing/host-pages';
import { type Claim, claimsOf } from './owner';

function ownPageAt(path: string): RouteMeta | undefined {
  if (Object.hasOwn(passages, path)) return { permission: path === '/center' };
  return matchRoutes(hostPages, path)?.at(-1)?.route.handle;
}

/**
 * The rule for a path; null where there is no page. `pageOf` tells about the page of a remote, as in the shared rule.
 */
export function ruleAt(
  { remotes }: Pick<BootDocument, 'remotes'>,
  path: string,
  pageOf: () => RouteMeta | null | undefined,
): AccessRule | null {
  const place = placeAt<Claim, RouteMeta>(path, { own: ownPageAt(path), claims: claimsOf(remotes), pageOf });
  return place?.rule ?? null;
}
