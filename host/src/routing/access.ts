import type { BootDocument } from '@portal/shared/boot';
import { accessToken, noteNavigation, sessionState, startSession } from '@portal/shared/session';
import { decideRoute, type GuardDecision } from '@portal/shared/session/rules/guard';
import { loadResources } from '../company/authorized-resources';
import { loadCompanyInfo } from '../company/company-info';
import { connectApi } from './connect-api';
import { guardedRoute } from './guarded-route';

/** The spec's access rule on this portal's routes. Comes with the session, on the first page beyond the public site. */

/** In the harness everything is open: the API decides there. */
function decide(boot: BootDocument, url: URL): GuardDecision {
  if (boot.standalone) return { kind: 'allow' };
  const address = `${url.pathname}${url.search}${url.hash}`;
  return decideRoute(address, guardedRoute(boot, url.pathname), {
    token: accessToken(),
    // Which addresses are authorized is asked once a page of the centre is there.
    auth: null,
    companyInfoFailed: false,
  });
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

export interface Access {
  decide: (url: URL) => GuardDecision;
  /** A page is about to be shown. */
  note: (path: string) => void;
  /** It may be shown. */
  askAhead: (path: string) => void;
}

export function openAccess(boot: BootDocument, replaceAddress: (to: string) => void): Access {
  startSession({ themeColor: boot.tenant.themeColor });
  connectApi(replaceAddress);
  return {
    decide: (url) => decide(boot, url),
    note: (path) => noteNavigation(path, guardedRoute(boot, path)?.prodCode),
    askAhead: (path) => askAhead(boot, path),
  };
}
