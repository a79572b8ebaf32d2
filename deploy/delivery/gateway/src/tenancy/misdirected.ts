import type { FastifyInstance } from 'fastify';
import { notePage, noteRefusal } from '../http/note-answer';
import { faultPage, faultPagePolicy } from '../http/own-page';
import { sendFault } from '../http/send-fault';

/** Machines that know no host name, command lines with a token, and services ask for these. */
const forAnyName = /^\/(?:healthz|readyz|-\/api|-\/jwks\.json)(?:[/?]|$)/;

const notPages = /^\/(?:-|api|assets|brand|dev)(?:[/?]|$)/;

/**
 * Outside of a demonstration, a name that no tenant has gets nothing. A page of ours at another owner's name would put
 * that name into links and cookies, and people would believe it.
 */
export function misdirected(app: FastifyInstance, isKnown: (host: string) => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isKnown(request.host) || forAnyName.test(request.url)) return done();
    if (notPages.test(request.url)) {
      sendFault(reply, 421);
      return;
    }
    noteRefusal(reply, 'unknown_host');
    notePage(reply, 'fault');
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
