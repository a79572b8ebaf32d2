import type { BootDocument } from '@portal/shared/boot';
import { accessToken, noteNavigation, startSession } from '@portal/shared/session';
import { decideRoute, type GuardDecision } from '@portal/shared/session/rules/guard';
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

export interface Access {
  decide: (url: URL) => GuardDecision;
  /** A page is about to be shown. */
  note: (path: string) => void;
}

export function openAccess(boot: BootDocument): Access {
  startSession({ themeColor: boot.tenant.themeColor });
  return {
    decide: (url) => decide(boot, url),
    note: (path) => noteNavigation(path, guardedRoute(boot, path)?.prodCode),
  };
}
