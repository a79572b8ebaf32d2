import type { Releases } from '@portal/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { ErrorCollector } from './error-collector';
import type { ReportCollector } from './report-collector';

export interface ReportKeeperOptions {
  delivery: Pick<
    Releases,
    'addReports' | 'addLoads' | 'addErrors' | 'endBadCanaries' | 'forgetOldReports' | 'forgetOldErrors'
  >;
  collector: ReportCollector;
  errors: ErrorCollector;
  log: FastifyBaseLogger;
  /** The time between two rounds, in ms. */
  every?: number;
}

const defaultRound = 3_000;
const roundsBetweenCleanings = 1_200;

/** Works in rounds: stores new reports in the database, and ends canaries that do badly. */
export function keepReports({
  delivery,
  collector,
  errors,
  log,
  every = defaultRound,
}: ReportKeeperOptions): () => Promise<void> {
  let rounds = 0;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  async function round(): Promise<void> {
    try {
      await delivery.addReports(collector.takeFresh());
      await delivery.addLoads(collector.takeLoads());
      for (const ended of await delivery.endBadCanaries()) log.warn(ended, 'a canary was rolled back by itself');
      rounds += 1;
      if (rounds % roundsBetweenCleanings === 1) await delivery.forgetOldReports();
      // They come last: a canary is judged without them.
      await delivery.addErrors(errors.takeFresh());
      if (rounds % roundsBetweenCleanings === 1) await delivery.forgetOldErrors();
    } catch (error) {
      // The reports of this round are lost; a canary is judged by the next ones.
      log.warn({ err: error }, 'reports could not be stored');
    }
  }

  let timer = setTimeout(next, every);
  timer.unref();
  function next(): void {
    running = round().then(() => {
      if (stopped) return;
      timer = setTimeout(next, every);
      timer.unref();
    });
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
