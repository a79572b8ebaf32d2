import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../http/accepted-encodings';
import { FixedHeaders, type HeaderList } from '../http/header-list';
import { type WholeAnswer, writeAnswer } from '../http/whole-answer';
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
  /** What a browser gets that takes gzip. */
  answer(asked: Asked, template: NonceTemplate, cookie?: string): WholeAnswer;
  sendFaultPage(reply: FastifyReply, status: 404 | 503): void;
}

const faultTexts = {
  404: { title: '没有这个模块或版本', sentence: '请检查地址中的模块名称和构建编号。' },
  503: { title: '服务暂时不可用', sentence: '系统正在启动或维护，请稍后刷新页面。' },
};

/** Sends documents with their headers and a new nonce each. */
export function documentSender(circumstances: PolicyCircumstances): DocumentSender {
  const headers = documentHeaders(circumstances);
  const policy = contentSecurityPolicy(circumstances);

  const { 'integrity-policy': _, ...withoutIntegrity } = headers;
  const usual = new FixedHeaders(headers);
  const withOrigin = new FixedHeaders(withoutIntegrity);
  const fixedFor = (origin?: string | null) => (origin ? withOrigin : usual);
  const ownFor = ({ id, host }: Asked, nonce: string, origin?: string | null): HeaderList => [
    'x-request-id',
    id,
    'content-security-policy',
    policy(nonce, host, origin),
  ];

  function gzipped(asked: Asked, template: NonceTemplate, cookie?: string, origin?: string | null): WholeAnswer {
    const nonce = newNonce();
    const body = template.gzip(nonce);
    const own = [...ownFor(asked, nonce, origin), 'content-encoding', 'gzip', 'content-length', String(body.length)];
    if (cookie !== undefined) own.push('set-cookie', cookie);
    return { status: 200, headers: fixedFor(origin), own, body };
  }

  return {
    answer: gzipped,
    send(request, reply, template, origin) {
      if (acceptedEncodings(request.headers['accept-encoding']).gzip) {
        const cookie = reply.getHeader('set-cookie');
        reply.hijack();
        writeAnswer(reply.raw, gzipped(request, template, cookie === undefined ? undefined : String(cookie), origin));
        return;
      }
      const nonce = newNonce();
      const all = [...fixedFor(origin).list, ...ownFor(request, nonce, origin)];
      for (let at = 0; at < all.length; at += 2) reply.header(all[at] ?? '', all[at + 1]);
      reply.send(template.plain(nonce));
    },
    sendFaultPage(reply, status) {
      const { title, sentence } = faultTexts[status];
      if (status === 503) reply.header('retry-after', '5');
      reply.code(status).headers({ ...headers, 'content-security-policy': faultPagePolicy });
      reply.send(faultPage(title, sentence));
    },
  };
}
