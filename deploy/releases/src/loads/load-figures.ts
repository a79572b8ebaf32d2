/** How a release loaded in customers' browsers, added up: pure. */
export interface LoadFigures {
  loaded: number;
  failed: number;
  fellBack: number;
  tries: number;
  milliseconds: number;
  /** Loads by time: `timeLimits` says up to how long each class goes. */
  timeCounts: readonly number[];
}

/** Upper ends of the classes of load times, in ms; nothing lasts longer than the last. */
export const timeLimits = [50, 100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 600_000] as const;

export const noLoads: LoadFigures = {
  loaded: 0,
  failed: 0,
  fellBack: 0,
  tries: 0,
  milliseconds: 0,
  timeCounts: timeLimits.map(() => 0),
};

export function timeClassOf(ms: number): number {
  const at = timeLimits.findIndex((limit) => ms <= limit);
  return at === -1 ? timeLimits.length - 1 : at;
}

export interface Load {
  outcome: 'loaded' | 'failed' | 'fell-back';
  ms: number;
  tries: number;
}

/** Only what came on screen counts for the time: a failure's time is that of the tries. */
export function withLoad(figures: LoadFigures, { outcome, ms, tries }: Load): LoadFigures {
  const loaded = outcome === 'loaded';
  const at = timeClassOf(ms);
  return {
    loaded: figures.loaded + (loaded ? 1 : 0),
    failed: figures.failed + (outcome === 'failed' ? 1 : 0),
    fellBack: figures.fellBack + (outcome === 'fell-back' ? 1 : 0),
    tries: figures.tries + Math.round(tries),
    milliseconds: figures.milliseconds + (loaded ? Math.round(ms) : 0),
    timeCounts: loaded ? figures.timeCounts.map((n, i) => (i === at ? n + 1 : n)) : figures.timeCounts,
  };
}

export function attempts({ loaded, failed, fellBack }: LoadFigures): number {
  return loaded + failed + fellBack;
}

/** The part of loads that did not come on screen, 0 to 1. */
export function errorRate(figures: LoadFigures): number {
  const all = attempts(figures);
  return all === 0 ? 0 : (figures.failed + figures.fellBack) / all;
}

/** Upper end of the class that holds this part of the loads; undefined without loads. */
export function timeWithin(figures: LoadFigures, part: number): number | undefined {
  const wanted = figures.loaded * part;
  let seen = 0;
  for (const [at, count] of figures.timeCounts.entries()) {
    seen += count;
    if (count > 0 && seen >= wanted) return timeLimits[at];
  }
  return undefined;
}
