import { ApiError, call } from '../../api/public';
import type { StreamEvents } from '../../contract/public';
import { tellNews } from '../news';
import { learnUnread } from '../unread';
import type { ServerEvent } from './event-parser';
import { inOneShownTab } from './one-tab';
import { openStream } from './open-stream';
import { failuresAfter, pause, pauseAfter } from './reconnect';
import { readPlace, writePlace } from './stream-place';

function pass({ id, event, data }: ServerEvent): void {
  if (event === 'message') tellNews({ kind: 'message', message: JSON.parse(data) as StreamEvents['message'] });
  if (event === 'unread') learnUnread(JSON.parse(data) as StreamEvents['unread']);
  // After the event `session` the stream ends: the next ticket is refused, and the api client says why.
  writePlace(id);
}

async function listen(signal: AbortSignal, onHeard: () => void): Promise<void> {
  const { ticket } = await call('eventTicket', {}, { handlesErrors: true, signal });
  const lastEventId = readPlace();
  const query = lastEventId === undefined ? { ticket } : { ticket, lastEventId };
  await openStream({ query, signal, onHeard, onEvent: pass });
}

/** Listens, and listens again after each break. While it cannot listen, all tabs ask by themselves at each try. */
async function keepListening(signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let heardAt: number | null = null;
    const noteHeard = () => {
      heardAt ??= Date.now();
    };
    try {
      await listen(signal, noteHeard);
    } catch (error) {
      // The session is over, locked, or a different one by now. The follower of the news starts again then.
      if (signal.aborted || (error instanceof ApiError && error.handled)) return;
    }
    failures = failuresAfter(failures, heardAt === null ? null : Date.now() - heardAt);
    if (failures > 1) tellNews({ kind: 'changed' });
    await pause(pauseAfter(failures, Math.random()), signal);
  }
}

/** Follows the news of the person's messages, for all tabs of this browser, until the returned function is called. */
export function followNews(): () => void {
  const ended = new AbortController();
  void inOneShownTab(keepListening, ended.signal);
  return () => ended.abort();
}
