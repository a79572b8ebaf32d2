import { randomText } from '../http/random-text';
import { setCookie } from '../visitor/cookies';
import { hasCanary, visitorCookie, visitorCookieAge, visitorOf } from '../visitor/visitor';
import type { CatalogKeeper } from './catalog-keeper';
import { type RequestView, type Visit, viewForRequest } from './view-for-request';

interface DocumentView {
  now: RequestView | undefined;
  /** The browser's number, if it already has one. */
  visitor: string | undefined;
  /** The cookie that gives a new browser its number. */
  cookie?: string;
}

/**
 * The view for a document. Where a canary runs, a new browser gets its number now, and this document already follows
 * from it.
 */
export function viewForDocument(keeper: Pick<CatalogKeeper, 'catalog'>, visit: Visit, https: boolean): DocumentView {
  const now = viewForRequest(keeper, visit);
  const known = visitorOf(visit.headers.cookie);
  if (!now || !hasCanary(now.entry) || known) return { now, visitor: known };
  const visitor = randomText();
  const cookie = setCookie(visitorCookie, visitor, { maxAge: visitorCookieAge, https });
  return { now: viewForRequest(keeper, visit, visitor), visitor, cookie };
}
