import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../http/accepted-encodings';
import { type HeaderList, headerList } from '../http/header-list';
import { contentSecurityPolicy, documentHeaders, type PolicyCircumstances } from './document-policy';
import { faultPage, faultPagePolicy } from './fault-page';
import { newNonce } from './nonce';
import type { NonceTemplate } from './nonce-template';

/** What the headers of a document follow from. */
interface Asked {
  readonly id: string;
  readonly host: string;
}

export interface DocumentSender {
  /** `origin` names a developer's server that one remote comes from. */
  send(request: FastifyRequest, reply: FastifyReply, template: NonceTemplate, origin?: string | null): void;
  /** To a browser that takes gzip, past the framework. */
  write(response: ServerResponse, asked: Asked, template: NonceTemplate, cookie?: string): void;
  sendFaultPage(reply: FastifyReply, status: 404 | 503): void;
}

const faultTexts = {
  404: { title: '没有这个模块或版本', sentence: '请检查地址中的模块名称和构建编号。' },
  503: { title: '服务暂时不可用', sentence: '系统正在启动或维护，请稍后刷新页面。' },
};

/** Past the framework, which knows texts in UTF-8 only. */
function writeGzipped(response: ServerResponse, headers: HeaderList, text: string, cookie?: string): void {
  headers.push('content-encoding', 'gzip', 'content-length', String(text.length));
  if (cookie !== undefined) headers.push('set-cookie', cookie);
  response.writeHead(200, headers).end(text, 'latin1');
}

/** Sends documents with their headers and a new nonce each. */
export function documentSender(circumstances: PolicyCircumstances): DocumentSender {
  const headers = documentHeaders(circumstances);
  const policy = contentSecurityPolicy(circumstances);

  const { 'integrity-policy': _, ...withoutIntegrity } = headers;
  const usual = headerList(headers);
  const withOrigin = headerList(withoutIntegrity);

  function headersFor({ id, host }: Asked, nonce: string, origin?: string | null): HeaderList {
    const csp = policy(nonce, host, origin);
    return [...(origin ? withOrigin : usual), 'x-request-id', id, 'content-security-policy', csp];
  }

  return {
    write(response, asked, template, cookie) {
      const nonce = newNonce();
      writeGzipped(response, headersFor(asked, nonce), template.gzip(nonce), cookie);
    },
    send(request, reply, template, origin) {
      const nonce = newNonce();
      const own = headersFor(request, nonce, origin);
      if (!acceptedEncodings(request.headers['accept-encoding']).gzip) {
        for (let at = 0; at < own.length; at += 2) reply.header(own[at] ?? '', own[at + 1]);
        reply.send(template.plain(nonce));
        return;
      }
      const cookie = reply.getHeader('set-cookie');
      reply.hijack();
      writeGzipped(reply.raw, own, template.gzip(nonce), cookie === undefined ? undefined : String(cookie));
    },
    sendFaultPage(reply, status) {
      const { title, sentence } = faultTexts[status];
      if (status === 503) reply.header('retry-after', '5');
      reply.code(status).headers({ ...headers, 'content-security-policy': faultPagePolicy });
      reply.send(faultPage(title, sentence));
    },
  };
}
