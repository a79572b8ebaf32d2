import type { ServerEvent } from './replies';

/** Writes server-sent events as text. A comment at the start makes proxies pass the headers on. */
export async function* eventStream(events: AsyncIterable<ServerEvent | 'alive'>): AsyncGenerator<string> {
  yield ': open\n\n';
  for await (const event of events) {
    if (event === 'alive') yield ': alive\n\n';
    else yield `id: ${event.id}\nevent: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`;
  }
}
