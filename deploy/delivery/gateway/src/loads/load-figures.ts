import { timeClassOf, timeLimits } from '@portal/releases';
import type { CrashKind, LoadReport } from '@portal/shared/open-page';

/** How a release works in customers' browsers, added up for the metrics: pure. */
export interface LoadFigures {
  loaded: number;
  failed: number;
  fellBack: number;
  tries: number;
  milliseconds: number;
  /** The loads by time. `timeLimits` has the upper end of each class. */
  timeCounts: readonly number[];
  crashes: Readonly<Record<CrashKind, number>>;
}

/** The release whose loads are added up. */
export interface LoadSum {
  tenant: string;
  slot: string;
  package: string;
  build: string;
  figures: LoadFigures;
}

export const noLoads: LoadFigures = {
  loaded: 0,
  failed: 0,
  fellBack: 0,
  tries: 0,
  milliseconds: 0,
  timeCounts: timeLimits.map(() => 0),
  crashes: { render: 0, error: 0, rejection: 0 },
};

/** The time counts only where the remote came on screen: a failure's time is the time of the tries. */
export function withLoad(figures: LoadFigures, { outcome, ms, tries }: LoadReport): LoadFigures {
  const loaded = outcome === 'loaded';
  const at = timeClassOf(ms);
  return {
    ...figures,
    loaded: figures.loaded + (loaded ? 1 : 0),
    failed: figures.failed + (outcome === 'failed' ? 1 : 0),
    fellBack: figures.fellBack + (outcome === 'fell-back' ? 1 : 0),
    tries: figures.tries + Math.round(tries),
    milliseconds: figures.milliseconds + (loaded ? Math.round(ms) : 0),
    timeCounts: loaded ? figures.timeCounts.map((n, i) => (i === at ? n + 1 : n)) : figures.timeCounts,
  };
}

export function withCrash(figures: LoadFigures, kind: CrashKind): LoadFigures {
  return { ...figures, crashes: { ...figures.crashes, [kind]: figures.crashes[kind] + 1 } };
}
