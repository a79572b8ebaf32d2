import type { BootDocument, RouteMeta } from '@portal/shared/boot';
import { accessToken, noteNavigation, type SessionResource, sessionState, startSession } from '@portal/shared/session';
import { decideRoute, type GuardDecision } from '@portal/shared/session/rules/guard';
import type { RouteObject } from 'react-router-dom';
import { loadResources } from '../company/authorized-resources';
import { loadCompanyInfo } from '../company/company-info';
import { dropTip, keptTip } from '../login/kept-tip';
import { connectApi } from './connect-api';
import { guardedRoute } from './guarded-route';
import { portalPath } from './portal-path';

/** The spec's access rule on this portal's routes. Comes with the session, on the first page beyond the public site. */

const loginPath = '/login';

/** In the harness everything is open: the API decides there. */
function decide(boot: BootDocument, url: URL, auth: readonly SessionResource[] | null): GuardDecision {
  if (boot.standalone) return { kind: 'allow' };
  // The session is there, but the person has not gone on with it yet.
  if (url.pathname === loginPath && keptTip()) return { kind: 'allow' };
  const address = `${url.pathname}${url.search}${url.hash}`;
  const session = { token: accessToken(), auth, companyInfoFailed: false };
  return decideRoute(address, guardedRoute(boot, url.pathname), session);
}

/** The first of some addresses that the person may open; the first of all where that cannot be told. */
async function firstOpen(boot: BootDocument, addresses: readonly string[]): Promise<string | undefined> {
  const [first, second] = addresses;
  if (second === undefined || boot.standalone) return first;
  const auth = await loadResources().catch(() => null);
  const isOpen = (path: string) => decide(boot, new URL(path, location.origin), auth).kind === 'allow';
  return addresses.find(isOpen) ?? first;
}

/**
 * Begins what the frame of the centre asks for at once, while its code is on the way. The frame asks as well, gets this
 * answer and says what went wrong.
 */
function askAhead(boot: BootDocument, path: string): void {
  if (boot.standalone || accessToken() === undefined || sessionState().locked) return;
  if (!guardedRoute(boot, path)?.permission) return;
  loadCompanyInfo().catch(() => undefined);
  loadResources().catch(() => undefined);
}

export interface Ways {
  /** Changes the address without a new entry in the history. */
  replaceAddress: (to: string) => void;
  /** The route at a path, among those that are known by now. */
  routeAt: (path: string) => RouteObject | undefined;
}

export interface Access {
  /** Whether the guard sends whoever goes there elsewhere, as far as it knows before the page's remote is there. */
  sendsOn: (url: URL) => boolean;
  /** Where whoever goes there is sent instead; null for a page that may be shown. */
  elsewhere: (url: URL) => Promise<string | null>;
  /** A page is about to be shown. */
  note: (path: string) => void;
  /** It may be shown. */
  askAhead: (path: string) => void;
}

export function openAccess(boot: BootDocument, { replaceAddress, routeAt }: Ways): Access {
  startSession({ themeColor: boot.tenant.themeColor });
  connectApi(replaceAddress);
  // Which addresses are authorized is asked once a page of the centre is there.
  const decideNow = (url: URL) => decide(boot, url, null);
  return {
    sendsOn: (url) => decideNow(url).kind === 'redirect',
    async elsewhere(url) {
      const decision = decideNow(url);
      if (decision.kind === 'redirect') return decision.to;
      const path = portalPath(boot.standalone?.basePath, url.pathname);
      const { leadsTo = [], standIn } = (routeAt(path)?.handle ?? {}) as RouteMeta;
      if (standIn?.()) return '/404';
      const to = await firstOpen(boot, [leadsTo].flat());
      return to === undefined ? null : `${to}${url.search}`;
    },
    note: (path) => {
      if (path !== loginPath) dropTip();
      noteNavigation(path, guardedRoute(boot, path)?.prodCode);
    },
    askAhead: (path) => askAhead(boot, path),
  };
}
