import type { ServerResponse } from 'node:http';
import { addressGroups, Tally } from '@portal/http';
import { gatewayAddresses, type ReleaseNotice, releaseNoticeEvent } from '@portal/shared/open-page';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CatalogKeeper } from '../catalog/catalog-keeper';
import { viewForRequest } from '../catalog/view-for-request';
import { noteRefusal } from '../http/note-answer';
import { sendFault } from '../http/send-fault';
import { changedNotices, noticesOf } from './release-notices';

export interface ReleaseStreamOptions {
  keeper: Pick<CatalogKeeper, 'catalog' | 'onExchange'>;
  headers: Record<string, string>;
  /** The most open streams of this gateway. Further pages are told to come back later. */
  maxStreams?: number | undefined;
  /** The most streams of one address. An office of open pages needs that many; a flood does not get more. */
  maxByAddress?: number | undefined;
}

interface Listener {
  request: FastifyRequest;
  response: ServerResponse;
  told: ReleaseNotice[];
}

/** The interval of signs of life, in ms. Without them proxies would take a quiet stream for a dead one. */
const beat = 25_000;
const defaultMostStreams = 20_000;
const defaultMostByAddress = 256;
/** A page with this many bytes waiting has not read for a long time. */
const maxWaiting = 65_536;

function eventText(notice: ReleaseNotice): string {
  return `event: ${releaseNoticeEvent}\ndata: ${JSON.stringify(notice)}\n\n`;
}

/**
 * Tells open pages what their slots run: everything at the start, then changes. Returns a function that gives the
 * number of open streams.
 */
export function releaseStream(app: FastifyInstance, options: ReleaseStreamOptions): () => number {
  const { keeper, headers, maxStreams = defaultMostStreams, maxByAddress = defaultMostByAddress } = options;
  const listeners = new Set<Listener>();
  const byAddress = new Tally();

  function say({ response }: Listener, text: string): void {
    if (response.writableLength > maxWaiting) response.destroy();
    else response.write(text);
  }

  /** An error for one page ends its stream only. The other pages still get their notices, and this page asks again. */
  function tell(listener: Listener): void {
    try {
      const view = viewForRequest(keeper, listener.request);
      if (!view) return;
      const now = noticesOf(view.tenant, view.entry.emptySlots);
      const news = changedNotices(listener.told, now);
      listener.told = now;
      if (news.length > 0) say(listener, news.map(eventText).join(''));
    } catch (error) {
      app.log.error({ err: error }, 'an open page could not be told of a release');
      listener.response.destroy();
    }
  }

  const forget = keeper.onExchange(() => {
    for (const listener of listeners) tell(listener);
  });
  const heart = setInterval(() => {
    for (const listener of listeners) say(listener, ': \n\n');
  }, beat);
  heart.unref();

  app.addHook('preClose', async () => {
    forget();
    clearInterval(heart);
    for (const { response } of listeners) response.end();
  });

  app.get(gatewayAddresses.releaseStream, (request, reply) => {
    const groups = addressGroups(request.ip);
    const full =
      listeners.size >= maxStreams || groups.some(({ key, times }) => byAddress.of(key) >= maxByAddress * times);
    if (full || !viewForRequest(keeper, request)) {
      if (full) noteRefusal(reply, 'stream_limit');
      sendFault(reply.header('retry-after', '30'), 503);
      return;
    }
    const response = reply.raw;
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'close',
    });
    reply.hijack();
    const listener: Listener = { request, response, told: [] };
    listeners.add(listener);
    for (const { key } of groups) byAddress.add(key);
    response.once('close', () => {
      listeners.delete(listener);
      for (const { key } of groups) byAddress.take(key);
    });
    tell(listener);
  });

  return () => listeners.size;
}
