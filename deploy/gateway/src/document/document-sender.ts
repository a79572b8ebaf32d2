import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../http/accepted-encodings';
import { contentSecurityPolicy, documentHeaders, type PolicyCircumstances } from './document-policy';
import { faultPage, faultPagePolicy } from './fault-page';
import { newNonce } from './nonce';
import type { NonceTemplate } from './nonce-template';

export interface DocumentSender {
  /** `origin` names a developer's server that one remote comes from. */
  send(request: FastifyRequest, reply: FastifyReply, template: NonceTemplate, origin?: string | null): void;
  sendFaultPage(reply: FastifyReply, status: 404 | 503): void;
}

const faultTexts = {
  404: { title: '没有这个模块或版本', sentence: '请检查地址中的模块名称和构建编号。' },
  503: { title: '服务暂时不可用', sentence: '系统正在启动或维护，请稍后刷新页面。' },
};

/** Past the framework, which knows texts in UTF-8 only. */
function sendGzipped(reply: FastifyReply, headers: OutgoingHttpHeaders, text: string): void {
  const cookie = reply.getHeader('set-cookie');
  reply.hijack();
  if (cookie !== undefined) headers['set-cookie'] = String(cookie);
  headers['content-encoding'] = 'gzip';
  headers['content-length'] = text.length;
  reply.raw.writeHead(200, headers);
  reply.raw.end(text, 'latin1');
}

/** Sends documents with their headers and a new nonce each. */
export function documentSender(circumstances: PolicyCircumstances): DocumentSender {
  const headers = documentHeaders(circumstances);
  const policy = contentSecurityPolicy(circumstances);
  return {
    send(request, reply, template, origin) {
      const nonce = newNonce();
      const own: OutgoingHttpHeaders = {
        ...headers,
        'x-request-id': request.id,
        'content-security-policy': policy(nonce, request.host, origin),
      };
      if (origin) delete own['integrity-policy'];
      if (acceptedEncodings(request.headers['accept-encoding']).gzip) sendGzipped(reply, own, template.gzip(nonce));
      else reply.headers(own).send(template.plain(nonce));
    },
    sendFaultPage(reply, status) {
      const { title, sentence } = faultTexts[status];
      if (status === 503) reply.header('retry-after', '5');
      reply.code(status).headers({ ...headers, 'content-security-policy': faultPagePolicy });
      reply.send(faultPage(title, sentence));
    },
  };
}
