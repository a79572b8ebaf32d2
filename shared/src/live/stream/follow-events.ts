import { eventParser, type ServerEvent } from './event-parser';
import { failuresAfter, pause, pauseAfter } from './reconnect';

/**
 * The server speaks at once. If nothing comes in this time, a proxy holds the stream back, and the pages ask by
 * themselves.
 */
const firstWordMs = 10_000;
/**
 * The server says every 20 s that it is there. After more than two silences the connection is dead, for example after
 * sleep.
 */
const silenceMs = 45_000;

type Connect = (signal: AbortSignal) => Promise<Response>;

interface Followed {
  /** Prepares one connection, for example with a ticket. The answer opens it. */
  readonly prepare: (signal: AbortSignal) => Promise<Connect>;
  readonly onEvent: (event: ServerEvent) => void;
  /** The stream broke more than once, so events may have been missed. It is called at each further try. */
  readonly onMissed: () => void;
  /** An error after which no new connection will help. */
  readonly isEnd: (error: unknown) => boolean;
  readonly signal: AbortSignal;
}

/** Reads a stream until it ends; rejects when it breaks, is refused or falls silent. */
async function read(
  connect: Connect,
  { onEvent, onHeard, signal }: Pick<Followed, 'onEvent' | 'signal'> & { onHeard: () => void },
): Promise<void> {
  const silent = new AbortController();
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const watch = (milliseconds: number) => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => silent.abort(), milliseconds);
  };
  watch(firstWordMs);
  try {
    const reply = await connect(AbortSignal.any([signal, silent.signal]));
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

/**
 * Reads a stream of server-sent events, and reads it again after each break. It uses `fetch` because `EventSource` sends
 * no headers, repeats a spent ticket and does not notice a dead connection.
 */
export async function followEvents({ prepare, onEvent, onMissed, isEnd, signal }: Followed): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let heardAt: number | null = null;
    const onHeard = () => {
      heardAt ??= Date.now();
    };
    try {
      await read(await prepare(signal), { onEvent, onHeard, signal });
    } catch (error) {
      if (signal.aborted || isEnd(error)) return;
    }
    failures = failuresAfter(failures, heardAt === null ? null : Date.now() - heardAt);
    if (failures > 1) onMissed();
    await pause(pauseAfter(failures, Math.random()), signal);
  }
}
