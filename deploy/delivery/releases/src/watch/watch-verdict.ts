import {
  alpha,
  alphaWithLiars,
  type CanaryFault,
  type Evidence,
  enoughStable,
  eValueOfCrashes,
  liars,
  significant,
} from '../loads/canary-verdict';

/**
 * Judges a release that everybody has by the release before it: pure.
 *
 * What is asked. Nobody draws here who gets which release: those of the last hour had the one before, all others have
 * this one. So the two are of different times, and a bad hour is no fault of a release. The null is therefore that the
 * odds of a visit to go badly are at most `badHour` times those of the hour before.
 *
 * Why one may look at any time. The evidence is the likelihood of what was seen if each release has a rate of its own
 * (a mean over all rates, Jeffreys' prior), divided by the largest likelihood that the null can give it. For the rates
 * that are true the first, divided by their own likelihood, is a martingale that begins at 1, and the largest likelihood
 * is no smaller than theirs. So under the null the evidence ever reaches 1/a with a chance of at most a, by Ville's
 * inequality, however often one looks (universal inference, arXiv 1912.11436). Without visits of the hour before it stays
 * at 1 at most.
 *
 * Alpha, liars and the limit of crashes that no release may pass are those of a canary. Slow loads are not judged: how
 * long loads take depends on the hour more than on the release.
 */
export const badHour = 2;

/** The networks that had a release, each with the first of its visits, and how many of these went badly. */
export interface WatchedVotes {
  networks: number;
  unloaded: number;
  crashed: number;
}

export interface WatchCounts {
  before: WatchedVotes;
  now: WatchedVotes;
}

export type WatchFault = Exclude<CanaryFault, 'load-time'>;

export type WatchVerdict = { ok: true } | { ok: false; reason: WatchFault; evidence: Evidence };

interface Share {
  bad: number;
  all: number;
}

/** The logarithm of the mean likelihood over all rates, as a product of what each visit was predicted to be. */
function mixed({ bad, all }: Share): number {
  let sum = 0;
  for (let n = 0; n < bad; n += 1) sum += Math.log(n + 0.5);
  for (let n = 0; n < all - bad; n += 1) sum += Math.log(n + 0.5);
  for (let n = 0; n < all; n += 1) sum -= Math.log(n + 1);
  return sum;
}

const times = (count: number, rate: number) => (count === 0 ? 0 : count * Math.log(rate));
const likelihood = ({ bad, all }: Share, rate: number) => times(bad, rate) + times(all - bad, 1 - rate);
const own = (share: Share) => (share.all === 0 ? 0 : likelihood(share, share.bad / share.all));

const rateOf = (odds: number) => odds / (1 + odds);

/** The logarithm of the largest likelihood that the null can give. */
function largestOfNull(before: Share, now: Share): number {
  const isWithin = now.bad * (before.all - before.bad) <= badHour * before.bad * (now.all - now.bad);
  if (isWithin) return own(before) + own(now);
  // It lies where the odds are just `badHour` times as large: there the slope changes its sign once.
  const slope = (odds: number) => before.bad + now.bad - before.all * rateOf(odds) - now.all * rateOf(badHour * odds);
  let [low, high] = [-40, 40];
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (slope(Math.exp(middle)) > 0) low = middle;
    else high = middle;
  }
  const odds = Math.exp(low);
  return likelihood(before, rateOf(odds)) + likelihood(now, rateOf(badHour * odds));
}

/** Larger ones are not told apart. */
const largest = Math.log(1e30);

const eValueOf = (before: Share, now: Share): number =>
  Math.exp(Math.min(largest, mixed(before) + mixed(now) - largestOfNull(before, now)));

/** Without the five networks that speak against the release first of all. */
const withoutLiars = ({ bad, all }: Share): Share => {
  const gone = Math.min(liars, bad);
  return { bad: bad - gone, all: all - gone };
};

interface Question {
  reason: WatchFault;
  against: Evidence['against'];
  /** The part of alpha that it may spend. */
  part: number;
  eValue: number;
  withoutFive: number;
}

function comparison({ before, now }: WatchCounts, kind: 'crashed' | 'unloaded') {
  const [past, present] = [before, now].map((votes): Share => ({ bad: votes[kind], all: votes.networks })) as [
    Share,
    Share,
  ];
  return {
    against: 'before' as const,
    eValue: eValueOf(past, present),
    withoutFive: eValueOf(past, withoutLiars(present)),
  };
}

/** Where too few had the release before, no release may crash for more than a part of its visitors. */
function crashesAlone({ before, now }: WatchCounts): Question {
  const asked = before.networks < enoughStable;
  const left = withoutLiars({ bad: now.crashed, all: now.networks });
  return {
    ...{ reason: 'crashes', against: 'any-release', part: 1 / 8 },
    eValue: asked ? eValueOfCrashes(now.networks, now.crashed) : 0,
    withoutFive: asked ? eValueOfCrashes(left.all, left.bad) : 0,
  };
}

/**
 * Decides whether a release is worse than the one before. `slots` is the number that moved together: all of them share
 * one alpha.
 */
export function judgeWatched(counts: WatchCounts, slots = 1): WatchVerdict {
  const questions: Question[] = [
    { reason: 'crashes', part: 3 / 8, ...comparison(counts, 'crashed') },
    crashesAlone(counts),
    { reason: 'error-rate', part: 1 / 2, ...comparison(counts, 'unloaded') },
  ];
  for (const { reason, against, part, eValue, withoutFive } of questions) {
    const enough = slots / (alpha * part);
    const enoughWithoutFive = slots / (alphaWithLiars * part);
    if (eValue < enough || withoutFive < enoughWithoutFive) continue;
    const told = { eValue: significant(eValue), withoutFive: significant(withoutFive) };
    const limits = { enough: Math.round(enough), enoughWithoutFive: Math.round(enoughWithoutFive) };
    return { ok: false, reason, evidence: { against, ...told, ...limits } };
  }
  return { ok: true };
}
