import type { FastifyInstance } from 'fastify';
import { faultPage, faultPagePolicy } from '../http/fault-page';
import { sendFault } from '../http/send-fault';

/** Asked by machines that know no host name, and by command lines that bring a token. */
const forAnyName = /^\/(?:healthz|-\/api)(?:[/?]|$)/;

const notPages = /^\/(?:-|api|assets|brand|dev)(?:[/?]|$)/;

/**
 * Outside of a demonstration a name that no tenant has gets nothing: a page of ours at somebody else's name would bring
 * their name into links, cookies and what people believe.
 */
export function misdirected(app: FastifyInstance, isKnown: (host: string) => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isKnown(request.host) || forAnyName.test(request.url)) return done();
    if (notPages.test(request.url)) {
      sendFault(reply, 421);
      return;
    }
    reply
      .code(421)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': faultPagePolicy,
      })
      .send(faultPage('无法访问', '此网址没有对应的平台，请核对网址后重试。'));
  });
}
