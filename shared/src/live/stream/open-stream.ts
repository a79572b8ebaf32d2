import { callAddress } from '../../api/public';
import type { CallInput } from '../../contract/public';
import { eventParser, type ServerEvent } from './event-parser';

/**
 * The server speaks at once. If nothing comes in this time, a proxy holds the stream back, and the tabs ask by
 * themselves.
 */
const firstWordMs = 10_000;
/**
 * The server says every 20 s that it is there. After more than two silences the connection is dead, for example after
 * sleep.
 */
const silenceMs = 45_000;

interface Stream {
  readonly query: CallInput<'eventStream'>['query'];
  readonly signal: AbortSignal;
  readonly onHeard: () => void;
  readonly onEvent: (event: ServerEvent) => void;
}

/**
 * Reads the stream until it ends; rejects when it breaks, is refused or falls silent. It uses `fetch` because
 * `EventSource` repeats a spent ticket and does not notice a dead connection.
 */
export async function openStream({ query, signal, onHeard, onEvent }: Stream): Promise<void> {
  const silent = new AbortController();
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const watch = (milliseconds: number) => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => silent.abort(), milliseconds);
  };
  watch(firstWordMs);
  try {
    const reply = await fetch(callAddress('eventStream', { query }), {
      signal: AbortSignal.any([signal, silent.signal]),
      headers: { accept: 'text/event-stream' },
      cache: 'no-store',
    });
    if (!reply.ok || !reply.body) throw new Error(`the event stream answered ${reply.status}`);
    const parse = eventParser();
    const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      watch(silenceMs);
      onHeard();
      for (const event of parse(part.value)) onEvent(event);
    }
  } finally {
    clearTimeout(watchdog);
  }
}
