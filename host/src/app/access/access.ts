import { type AccessDecision, decideRoute } from '@portal/shared/access';
import { type BootDocument, pendingApplication, type RouteMeta, releasesOf } from '@portal/shared/boot';
import {
  accessToken,
  noteNavigation,
  onOtherPerson,
  type SessionResource,
  sessionState,
  startSession,
} from '@portal/shared/session';
import { isAuthorizedAddress } from '@portal/shared/session/rules';
import type { RouteObject } from 'react-router-dom';
import { loadCompanyInfo, loadResources } from '../../features/company/session-parts';
import { dropStep, keptStep } from '../../features/login/kept-step';
import { portalPath } from '../../kit/portal-path';
import { connectApi } from './connect-api';
import { type OwnPages, ruleAt } from './place';

/**
 * The access rule of `@portal/shared/access` on this portal's routes. It comes with the session, on the first page
 * beyond the public site.
 */

const loginPath = '/login';

export interface Ways {
  own: OwnPages;
  /** Changes the address without a new entry in the history. */
  replaceAddress: (to: string) => void;
  /** Forgets the answers that pages keep. */
  forgetAnswers: () => void;
  /** The route at a path, among the routes that are known by now. */
  routeAt: (path: string) => RouteObject | undefined;
}

export type Access = ReturnType<typeof openAccess>;

export function openAccess(boot: BootDocument, { own, replaceAddress, forgetAnswers, routeAt }: Ways) {
  startSession({ themeColor: boot.tenant.themeColor, releases: releasesOf(boot.remotes) });
  onOtherPerson(forgetAnswers);
  connectApi(replaceAddress);

  const metaAt = (path: string): RouteMeta => routeAt(path)?.handle ?? {};
  const rule = (path: string) => {
    const pageOf = () => {
      const { standIn, ...page } = metaAt(path);
      if (!standIn) return page;
      return standIn() ? null : undefined;
    };
    return ruleAt(boot, path, pageOf, own);
  };

  function decide(url: URL, auth: readonly SessionResource[] | null): AccessDecision {
    const path = portalPath(boot.standalone?.basePath, url.pathname);
    // The session is there, but the person has not gone on with it yet.
    if (path === loginPath && keptStep()) return { kind: 'allow' };
    // In the harness every page that exists is open to whoever is logged in: the API decides.
    const opens = boot.standalone
      ? () => true
      : auth && ((to: string, pattern?: string) => isAuthorizedAddress(to, auth, pattern));
    const application = boot.standalone ? undefined : pendingApplication()?.to;
    const session = { token: accessToken(), opens, application, companyInfoFailed: false };
    return decideRoute(`${path}${url.search}${url.hash}`, rule(path), session);
  }

  /**
   * The address to which the guard sends the person instead, as far as it is known before the page's remote is there;
   * else null. Does not ask which addresses are authorized: a page of the centre asks that once it is there.
   */
  function sentTo(url: URL): string | null {
    const decision = decide(url, null);
    return decision.kind === 'redirect' ? decision.to : null;
  }

  /** The first of some addresses that the person may open; simply the first where that cannot be told. */
  async function firstOpen(addresses: readonly string[]): Promise<string | undefined> {
    const [first, second] = addresses;
    if (second === undefined || boot.standalone) return first;
    const auth = await loadResources().catch(() => null);
    const isOpen = (path: string) => decide(new URL(path, location.origin), auth).kind === 'allow';
    return addresses.find(isOpen) ?? first;
  }

  return {
    sentTo,
    /** The same once the page's routes are there. It also follows an address that only leads on. */
    async elsewhere(url: URL): Promise<string | null> {
      const sent = sentTo(url);
      if (sent !== null) return sent;
      const { leadsTo = [] } = metaAt(portalPath(boot.standalone?.basePath, url.pathname));
      const to = await firstOpen([leadsTo].flat());
      return to === undefined ? null : `${to}${url.search}`;
    },
    /**
     * The person's resources name an address of a slot that this page does not know: the slot was filled after the page
     * was opened.
     */
    isLater: (path: string) =>
      !boot.standalone && rule(path) === null && isAuthorizedAddress(path, sessionState().auth ?? []),
    /** A page is about to be shown. */
    note: (path: string) => {
      if (path !== loginPath) dropStep();
      noteNavigation(path, rule(path)?.prodCode);
    },
    /**
     * The page may be shown. The frame of the centre asks the same, shares this answer and reports a failure. Its code is
     * on the way.
     */
    askAhead(path: string) {
      if (boot.standalone || accessToken() === undefined || sessionState().locked || !rule(path)?.permission) return;
      loadCompanyInfo().catch(() => undefined);
      loadResources().catch(() => undefined);
    },
  };
}
