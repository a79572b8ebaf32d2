import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../http/accepted-encodings';
import { faultPage, faultPagePolicy } from '../http/own-page';
import { randomText } from '../http/random-text';
import { type HeaderList, headerList, sendAnswer, type WholeAnswer } from '../http/whole-answer';
import { contentSecurityPolicy, documentHeaders, type PolicyCircumstances } from './document-policy';
import type { NonceTemplate } from './nonce-template';

/** The parts of a request that decide the headers of a document. */
interface Asked {
  readonly id: string;
  readonly host: string;
}

/** One visit's document: a template, the same for all visitors who see the same, and an end of its own. */
export interface DocumentForVisit {
  readonly status: 200 | 404;
  readonly template: NonceTemplate;
  readonly end: string;
}

export interface DocumentSender {
  /** `origin` names a developer's server from which one remote comes. */
  send(request: FastifyRequest, reply: FastifyReply, document: DocumentForVisit, origin?: string | null): void;
  /** The answer to a browser that takes gzip. */
  answer(asked: Asked, document: DocumentForVisit, cookie?: string): WholeAnswer;
  sendFaultPage(reply: FastifyReply, status: 403 | 404 | 503): void;
}

const faultTexts = {
  403: { title: '需要测试链接', sentence: '独立运行需要有效的测试链接：请向平台团队或该模块的团队索取。' },
  404: { title: '没有这个模块或版本', sentence: '请检查地址中的模块名称和构建编号。' },
  503: { title: '服务暂时不可用', sentence: '系统正在启动或维护，请稍后刷新页面。' },
};

/** Sends documents with their headers, each with a new nonce. */
export function documentSender(circumstances: PolicyCircumstances): DocumentSender {
  const headers = documentHeaders(circumstances);
  const policy = contentSecurityPolicy(circumstances);

  const { 'integrity-policy': _, ...withoutIntegrity } = headers;
  const usual = headerList(headers);
  const withOrigin = headerList(withoutIntegrity);
  const fixedFor = (origin?: string | null) => (origin ? withOrigin : usual);
  const ownFor = ({ id, host }: Asked, nonce: string, origin?: string | null): HeaderList => [
    'x-request-id',
    id,
    'content-security-policy',
    policy(nonce, host, origin),
  ];

  function gzipped(
    asked: Asked,
    { status, template, end }: DocumentForVisit,
    cookie?: string,
    origin?: string | null,
  ): WholeAnswer {
    const nonce = randomText();
    const body = template.gzip(nonce, end);
    const own = [...ownFor(asked, nonce, origin), 'content-encoding', 'gzip', 'content-length', String(body.length)];
    if (cookie !== undefined) own.push('set-cookie', cookie);
    return { status, headers: fixedFor(origin), own, body };
  }

  return {
    answer: gzipped,
    send(request, reply, document, origin) {
      if (acceptedEncodings(request.headers['accept-encoding']).gzip) {
        const cookie = reply.getHeader('set-cookie');
        sendAnswer(reply, gzipped(request, document, cookie === undefined ? undefined : String(cookie), origin));
        return;
      }
      const nonce = randomText();
      const all = [...fixedFor(origin), ...ownFor(request, nonce, origin)];
      for (let at = 0; at < all.length; at += 2) reply.header(all[at] ?? '', all[at + 1]);
      reply.code(document.status).send(document.template.plain(nonce, document.end));
    },
    sendFaultPage(reply, status) {
      const { title, sentence } = faultTexts[status];
      if (status === 503) reply.header('retry-after', '5');
      reply.code(status).headers({ ...headers, 'content-security-policy': faultPagePolicy });
      reply.send(faultPage(title, sentence));
    },
  };
}
