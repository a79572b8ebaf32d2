import type { FastifyBaseLogger } from 'fastify';

/** Calls back with what changed, as the database says it, and with '' when anything may have. */
export type WatchChanges = (onChange: (what: string) => void) => Promise<() => Promise<void>>;

export interface Hearing {
  readonly watch: WatchChanges;
  readonly onChange: (what: string) => void;
  /** Names the changes in the log. */
  readonly of: string;
  readonly log: FastifyBaseLogger;
}

const tryAgain = 2_000;

/** Hears of changes until the returned function is called. While it cannot begin to hear, it tries again. */
export function hearChanges({ watch, onChange, of, log }: Hearing): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const begin = async (): Promise<(() => Promise<void>) | undefined> => {
    try {
      const stop = await watch(onChange);
      // Earlier changes were not heard.
      onChange('');
      return stop;
    } catch (err) {
      log.warn({ err }, `changes of ${of} are not heard yet`);
      if (!stopped) timer = setTimeout(again, tryAgain).unref();
      return undefined;
    }
  };
  let watching = begin();
  const again = () => {
    watching = begin();
  };
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await (await watching)?.();
  };
}
