import { ApiError, call, callAddress } from '../../api/public';
import type { StreamEvents } from '../../contract/public';
import { tellNews } from '../news';
import { learnUnread } from '../unread';
import type { ServerEvent } from './event-parser';
import { followEvents } from './follow-events';
import { inOneShownTab } from './one-tab';
import { readPlace, writePlace } from './stream-place';

function pass({ id, event, data }: ServerEvent): void {
  if (event === 'message') tellNews({ kind: 'message', message: JSON.parse(data) as StreamEvents['message'] });
  if (event === 'unread') learnUnread(JSON.parse(data) as StreamEvents['unread']);
  // After the event `session` the stream ends: the next ticket is refused, and the api client says why.
  writePlace(id);
}

async function withTicket(signal: AbortSignal) {
  const { ticket, lastEventId: now } = await call('eventTicket', {}, { handlesErrors: true, signal });
  const lastEventId = readPlace() ?? now;
  // The next page goes on from here, also if this one is left before the first event.
  writePlace(lastEventId);
  const query = { ticket, lastEventId };
  return (connection: AbortSignal) =>
    fetch(callAddress('eventStream', { query }), {
      signal: connection,
      headers: { accept: 'text/event-stream' },
      cache: 'no-store',
    });
}

/** Listens. While it cannot, all tabs ask by themselves at each try. */
const keepListening = (signal: AbortSignal): Promise<void> =>
  followEvents({
    prepare: withTicket,
    onEvent: pass,
    onMissed: () => tellNews({ kind: 'changed' }),
    // The session is over, locked, or a different one by now. The follower of the news starts again then.
    isEnd: (error) => error instanceof ApiError && error.handled,
    signal,
  });

/** Follows the news of the person's messages, for all tabs of this browser, until the returned function is called. */
export function followNews(): () => void {
  const ended = new AbortController();
  void inOneShownTab(keepListening, ended.signal);
  return () => ended.abort();
}
