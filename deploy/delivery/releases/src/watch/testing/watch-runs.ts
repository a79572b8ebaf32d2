import { randomOf } from '../../loads/testing/canary-runs';
import { judgeWatched, type WatchFault } from '../watch-verdict';

/** Plays releases with invented visitors, each in a network of their own, and looks after every visit that went badly. */

/** The chances that a visit goes badly. */
export interface Badly {
  unloaded?: number;
  crashed?: number;
}

export interface WatchPlay {
  /** The visits of the hour before, and those of the watch. */
  before: { visits: number; badly: Badly };
  now: { visits: number; badly: Badly };
  /** Five networks tell, before anybody else, that everything is bad about the new release. */
  slandered?: boolean;
}

export interface WatchPlayed {
  decided: WatchFault | undefined;
  /** The visits of the new release until then. */
  visits: number;
}

export function playWatch({ before, now, slandered = false }: WatchPlay, seed: number): WatchPlayed {
  const random = randomOf(seed);
  const counts = { before: { networks: 0, unloaded: 0, crashed: 0 }, now: { networks: 0, unloaded: 0, crashed: 0 } };
  const visit = (votes: (typeof counts)['now'], { unloaded = 0, crashed = 0 }: Badly) => {
    const [fails, crashes] = [random() < unloaded, random() < crashed];
    votes.networks += 1;
    if (fails) votes.unloaded += 1;
    if (crashes) votes.crashed += 1;
    return fails || crashes;
  };
  for (let n = 0; n < before.visits; n += 1) visit(counts.before, before.badly);
  if (slandered) for (let n = 0; n < 5; n += 1) visit(counts.now, { unloaded: 1, crashed: 1 });
  for (let visits = 1; visits <= now.visits; visits += 1) {
    if (!visit(counts.now, now.badly)) continue;
    const verdict = judgeWatched(counts);
    if (!verdict.ok) return { decided: verdict.reason, visits };
  }
  return { decided: undefined, visits: now.visits };
}
