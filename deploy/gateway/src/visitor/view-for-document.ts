import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteKeeper } from '../site/site-keeper';
import { type RequestView, viewForRequest } from '../site/view-for-request';
import { setCookie } from './cookies';
import { hasCanary, newVisitor, visitorCookie, visitorCookieAge, visitorOf } from './visitor';

/**
 * The view for a document: where a canary runs, a browser that was never seen gets its number now, and this very
 * document already follows from it.
 */
export function viewForDocument(
  keeper: Pick<SiteKeeper, 'site'>,
  request: FastifyRequest,
  reply: FastifyReply,
  https: boolean,
): RequestView | undefined {
  const known = viewForRequest(keeper, request);
  if (!known || !hasCanary(known.entry) || visitorOf(request.headers.cookie)) return known;
  const visitor = newVisitor();
  reply.header('set-cookie', setCookie(visitorCookie, visitor, { maxAge: visitorCookieAge, https }));
  return viewForRequest(keeper, request, visitor);
}
