import type { SiteKeeper } from '../site/site-keeper';
import { type RequestView, type Visit, viewForRequest } from '../site/view-for-request';
import { setCookie } from './cookies';
import { hasCanary, newVisitor, visitorCookie, visitorCookieAge, visitorOf } from './visitor';

interface DocumentView {
  now: RequestView | undefined;
  /** For a browser that is to be known from now on. */
  cookie?: string;
}

/**
 * The view for a document: where a canary runs, a browser that was never seen gets its number now, and this very
 * document already follows from it.
 */
export function viewForDocument(keeper: Pick<SiteKeeper, 'site'>, visit: Visit, https: boolean): DocumentView {
  const now = viewForRequest(keeper, visit);
  if (!now || !hasCanary(now.entry) || visitorOf(visit.headers.cookie)) return { now };
  const visitor = newVisitor();
  const cookie = setCookie(visitorCookie, visitor, { maxAge: visitorCookieAge, https });
  return { now: viewForRequest(keeper, visit, visitor), cookie };
}
