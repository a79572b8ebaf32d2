import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../http/accepted-encodings';
import { notePage } from '../http/note-answer';
import { faultPage, faultPagePolicy } from '../http/own-page';
import { randomText } from '../http/random-text';
import { contentSecurityPolicy, documentHeaders, type PolicyCircumstances } from './document-policy';
import type { DocumentText } from './document-text';

/** One visit's document: a text, the same for all visitors who see the same, and an end of its own. */
export interface DocumentForVisit {
  readonly status: 200 | 404;
  readonly text: DocumentText;
  readonly end: string;
  /** Nothing of it belongs to one visit. */
  readonly forEverybody: boolean;
}

export interface DocumentSender {
  /** `origin` names a developer's server from which one remote comes. */
  send(request: FastifyRequest, reply: FastifyReply, document: DocumentForVisit, origin?: string | null): void;
  /** There is nothing to show yet. */
  sendAwayPage(reply: FastifyReply): void;
  /** A page of the gateway itself, as HTML. */
  sendOwnPage(reply: FastifyReply, status: 200 | 403 | 404 | 503, html: string): void;
}

const awayPage = faultPage('服务暂时不可用', '系统正在启动或维护，请稍后刷新页面。');

/** Sends documents with their headers, each with a new nonce. */
export function documentSender(circumstances: PolicyCircumstances): DocumentSender {
  const headers = documentHeaders(circumstances);
  const policy = contentSecurityPolicy(circumstances);

  const { 'integrity-policy': _, ...withoutIntegrity } = headers;

  const sendOwnPage: DocumentSender['sendOwnPage'] = (reply, status, html) => {
    if (status >= 400) notePage(reply, 'fault');
    reply.code(status).headers({ ...headers, 'content-security-policy': faultPagePolicy });
    reply.send(html);
  };

  return {
    send(request, reply, { status, text, end, forEverybody }, origin) {
      const nonce = randomText();
      reply.code(status).headers(origin ? withoutIntegrity : headers);
      // The browser may show it again when somebody goes back. It asks anew for every other visit.
      if (forEverybody) reply.header('cache-control', 'private, no-cache');
      reply.header('x-request-id', request.id);
      reply.header('content-security-policy', policy(nonce, request.host, origin));
      const document = text.for(nonce, end);
      if (!acceptedEncodings(request.headers['accept-encoding']).gzip) reply.send(document);
      else reply.header('content-encoding', 'gzip').send(gzipSync(document));
    },
    sendAwayPage(reply) {
      sendOwnPage(reply.header('retry-after', '5'), 503, awayPage);
    },
    sendOwnPage,
  };
}
