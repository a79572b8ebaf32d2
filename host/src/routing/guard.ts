import type { BootDocument } from '@portal/shared/boot';
import { accessToken, noteNavigation } from '@portal/shared/session';
import { decideRoute, type GuardDecision, type GuardedRoute } from '@portal/shared/session/rules';
import { type MiddlewareFunction, matchPath, redirect } from 'react-router-dom';
import { routes as hostPages } from './host-pages';
import { ownerOf } from './owner';
import { portalPath } from './portal-path';

/** Addresses that only lead on; where they lead is decided there. */
const passages = new Set(['/', '/index', '/center']);

/** What the guard has to know of the route at a path; null where there is none. */
export function guardedRoute(boot: BootDocument, path: string): GuardedRoute | null {
  const owner = ownerOf(boot.remotes, path);
  if (owner) return owner.owned;
  if (passages.has(path)) return { permission: path === '/center' };
  return hostPages.some((page) => page.path && matchPath(page.path, path)) ? { permission: false } : null;
}

/** The spec's access rule for an address of this portal. In the harness everything is open: the API decides there. */
export function decideAccess(boot: BootDocument, url: URL): GuardDecision {
  if (boot.standalone) return { kind: 'allow' };
  const address = `${url.pathname}${url.search}${url.hash}`;
  return decideRoute(address, guardedRoute(boot, url.pathname), {
    token: accessToken(),
    // Which addresses are authorized is asked once a page of the centre is there.
    auth: null,
    companyInfoFailed: false,
  });
}

/** Runs before every page: whoever may not see one is sent on without a glimpse of it. */
export function guard(boot: BootDocument): MiddlewareFunction {
  return async ({ request }, next) => {
    const url = new URL(request.url);
    const path = portalPath(boot.standalone?.basePath, url.pathname);
    noteNavigation(path, guardedRoute(boot, path)?.prodCode);
    const decision = decideAccess(boot, url);
    if (decision.kind === 'redirect') throw redirect(decision.to);
    return next();
  };
}
