import type { KnownError, Releases } from '@portal/releases';
import type { FastifyBaseLogger } from 'fastify';
import { inRounds } from '../in-rounds';
import type { ErrorCollector } from './error-collector';
import type { ReportCollector } from './report-collector';
import type { VisitCollector } from './visit-collector';
import type { VitalsCollector } from './vitals-collector';

export interface ReportKeeperOptions {
  delivery: Pick<
    Releases,
    | 'addReports'
    | 'addLoads'
    | 'addVisits'
    | 'addErrors'
    | 'addVitals'
    | 'endBadCanaries'
    | 'judgeWatches'
    | 'forgetOldReports'
    | 'forgetOldVisits'
    | 'forgetOldWatches'
    | 'forgetOldErrors'
    | 'forgetOldVitals'
  >;
  collector: ReportCollector;
  visits: VisitCollector;
  errors: ErrorCollector;
  /** The days for which errors are kept; left away: 30. */
  errorDays?: number | undefined;
  /** Hears of the errors that were kept. */
  onErrors?: ((kept: readonly KnownError[]) => void) | undefined;
  /** The origin of the staff's host, for links. */
  desk: () => string | undefined;
  vitals: VitalsCollector;
  log: FastifyBaseLogger;
  /** The time between two rounds, in ms. */
  every?: number;
}

const defaultRound = 3_000;
const roundsBetweenCleanings = 1_200;
/** Visits are kept for two hours only, so they are looked at more often: every five minutes. */
const roundsBetweenVisitCleanings = 100;

/** Works in rounds: stores new reports in the database, ends canaries that do badly, and decides watches. */
export function keepReports({
  delivery,
  collector,
  visits,
  errors,
  errorDays,
  onErrors,
  desk,
  vitals,
  log,
  every = defaultRound,
}: ReportKeeperOptions): () => Promise<void> {
  let rounds = 0;

  async function round(): Promise<void> {
    try {
      await delivery.addReports(collector.takeFresh());
      await delivery.addLoads(collector.takeLoads());
      await delivery.addVisits(visits.takeFresh());
      for (const ended of await delivery.endBadCanaries()) log.warn(ended, 'a canary was rolled back by itself');
      for (const { did, refused, ...decided } of await delivery.judgeWatches()) {
        const why = refused?.map(({ en }) => en);
        if (did === 'went-back') log.warn(decided, 'a release was rolled back by its watch');
        else log.warn({ ...decided, ...(why ? { refused: why } : {}) }, 'a release is worse than the one before it');
      }
      rounds += 1;
      const cleans = rounds % roundsBetweenCleanings === 1;
      if (rounds % roundsBetweenVisitCleanings === 1) await delivery.forgetOldVisits();
      if (cleans) {
        await delivery.forgetOldReports();
        await delivery.forgetOldWatches();
      }
      // They come last: a release is judged without them.
      const kept = await delivery.addErrors(errors.takeFresh(), { desk: desk() });
      onErrors?.(kept);
      await delivery.addVitals(vitals.takeFresh());
      if (cleans) {
        await delivery.forgetOldErrors({ days: errorDays });
        await delivery.forgetOldVitals();
      }
    } catch (error) {
      // The reports of this round are lost; a release is judged by the next ones.
      log.warn({ err: error }, 'reports could not be stored');
    }
  }

  return inRounds(round, every);
}
