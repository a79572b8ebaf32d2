import type { ServerResponse } from 'node:http';
import { gatewayAddresses, type ReleaseNotice, releaseNoticeEvent } from '@portal/shared/open-page';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFault } from '../http/send-fault';
import type { SiteKeeper } from '../site/site-keeper';
import { viewForRequest } from '../site/view-for-request';
import { changedNotices, noticesOf } from './release-notices';

export interface ReleaseStreamOptions {
  keeper: Pick<SiteKeeper, 'site' | 'onExchange'>;
  headers: Record<string, string>;
  /** Open streams of this gateway; further pages are told to come back later. */
  mostStreams?: number;
}

interface Listener {
  request: FastifyRequest;
  response: ServerResponse;
  told: ReleaseNotice[];
}

/** Keeps proxies from taking a quiet stream for a dead one. */
const beat = 25_000;
const defaultMostStreams = 20_000;

function eventText(notice: ReleaseNotice): string {
  return `event: ${releaseNoticeEvent}\ndata: ${JSON.stringify(notice)}\n\n`;
}

/** Tells open pages what their slots run: all at the start, then what changes. Gives the number of open streams. */
export function releaseStream(app: FastifyInstance, options: ReleaseStreamOptions): () => number {
  const { keeper, headers, mostStreams = defaultMostStreams } = options;
  const listeners = new Set<Listener>();

  function tell(listener: Listener): void {
    const view = viewForRequest(keeper, listener.request);
    if (!view) return;
    const now = noticesOf(view.tenant);
    const news = changedNotices(listener.told, now);
    listener.told = now;
    if (news.length > 0) listener.response.write(news.map(eventText).join(''));
  }

  const forget = keeper.onExchange(() => {
    for (const listener of listeners) tell(listener);
  });
  const heart = setInterval(() => {
    for (const { response } of listeners) response.write(': \n\n');
  }, beat);
  heart.unref();

  app.addHook('preClose', async () => {
    forget();
    clearInterval(heart);
    for (const { response } of listeners) response.end();
  });

  app.get(gatewayAddresses.releaseStream, (request, reply) => {
    if (listeners.size >= mostStreams || !viewForRequest(keeper, request)) {
      sendFault(reply.header('retry-after', '30'), 503);
      return;
    }
    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'close',
    });
    const listener: Listener = { request, response, told: [] };
    listeners.add(listener);
    response.on('close', () => listeners.delete(listener));
    tell(listener);
  });

  return () => listeners.size;
}
