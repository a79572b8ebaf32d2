import { timeLimits } from './load-times';

/**
 * Judges a canary by counts: pure.
 *
 * What is asked. A visit is drawn: with the canary's share p it gets the canary, whoever it is and whenever it comes. If
 * the canary is no worse than the stable release, a visit that goes badly is therefore the canary's with a chance of p
 * at most. That is the null. It says nothing of how many visits go badly: on a bad day both releases have more of them.
 * Visits that go well are not counted, so praise moves nothing.
 *
 * Why one may look at any time. If the canary went badly `odds` times as often, the chance would be
 * q = odds·p / (1 − p + odds·p). Each bad visit multiplies the evidence for these odds by q/p if it is the canary's, and
 * by (1 − q)/(1 − p) if not. Under the null the mean of this factor is at most 1, so the evidence is a supermartingale
 * that begins at 1. By Ville's inequality it ever reaches 1/a with a chance of at most a, however often one looks. A
 * mean over several odds keeps this property and is the e-value here. (The idea is that of arXiv 2205.14762.)
 *
 * How alpha is split. An honest canary is ended with a chance of `alpha` at most, for as long as it runs: a third for
 * each of failed loads, slow loads and crashes. Of the crashes' third a quarter is spent on the limit that no release may
 * pass, the rest on the comparison with the stable release.
 *
 * Who lies. A network (an IPv4 /24, an IPv6 /48) has one vote of each kind. A second e-value leaves out the five
 * networks whose votes weigh most against the canary, and has to reach a limit of its own. So without the votes of others
 * any five networks end nothing; and if they all speak against a good canary, what is left are the honest votes, which
 * end it with a chance of `alphaWithLiars` at most. Five networks that slander the stable release add five of its votes:
 * a bad canary needs some more votes, and is ended later.
 */

export const alpha = 0.001;
export const alphaWithLiars = 0.0075;
/** This many networks may lie. */
export const liars = 5;

/** How much more often a bad canary may go badly. One that is less than twice as bad is hardly ever ended. */
const oddsAgainst = [3, 9, 27];

/** No release may crash for more than this part of its visitors; the rates are those of canaries that do. */
const maxCrashes = 0.2;
const crashRates = [0.4, 0.6, 0.9];
/** From this many networks with the stable release on, the canary is compared with it and nothing else. */
export const enoughStable = 10;

/** Loads are slow beyond the time within which this part of the stable release's loads stay. */
const usualPart = 0.9;
/**
 * The time is one of these limits, and the stable release's loads choose it. The mean of the e-values of all limits is
 * an e-value whatever they choose, and that of a single one is at most this many times as large.
 */
const limitsToChoose = timeLimits.length - 1;

export interface Pair {
  canary: number;
  stable: number;
}

/** The networks whose visits were drawn at one share of the canary. */
export interface DrawnCounts {
  /** The canary's share, from 0 to 1. */
  share: number;
  /** The networks that were heard of, by the release of their first visit. */
  heard: Pair;
  /** The votes: a network votes once, by the release of its first visit of this kind. */
  unloaded: Pair;
  crashed: Pair;
  slow: Pair;
}

export interface CanaryCounts {
  drawn: readonly DrawnCounts[];
  /** The networks that had the canary, and those of them whose first visit with it crashed. */
  canaryAlone: { networks: number; crashed: number };
}

export type CanaryFault = 'crashes' | 'error-rate' | 'load-time';

/** What is said against a canary, and how much of it would be enough. */
export interface Evidence {
  /** What its crashes, failures and slow loads are measured by. */
  against: 'stable' | 'before' | 'any-release';
  eValue: number;
  enough: number;
  withoutFive: number;
  enoughWithoutFive: number;
}

/** One fault that a canary may have, and how much speaks for it by now. */
export interface WeighedFault {
  reason: CanaryFault;
  evidence: Evidence;
}

export type CanaryVerdict = { ok: true } | { ok: false; reason: CanaryFault; evidence: Evidence };

/** Larger ones are not told apart. */
const largest = 1e30;

/** The mean of numbers that are given by their logarithms. */
function meanOf(logarithms: readonly number[]): number {
  const sum = logarithms.reduce((total, one) => total + Math.exp(Math.min(one, Math.log(largest))), 0);
  return sum / logarithms.length;
}

interface Votes extends Pair {
  share: number;
}

/**
 * The e-value of votes from draws at several shares. Where more of the networks had the canary than its share says, for
 * instance because nobody heard of the stable release, the larger part counts: the evidence only becomes less.
 */
const eValueOf = (votes: readonly Votes[]): number =>
  meanOf(
    oddsAgainst.map((odds) =>
      votes.reduce(
        (sum, { share, canary, stable }) =>
          sum + canary * Math.log(odds) - (canary + stable) * Math.log(1 - share + odds * share),
        0,
      ),
    ),
  );

/** A vote against the canary weighs the more, the smaller its share. */
function withoutWorst(votes: readonly Votes[]): Votes[] {
  let left = liars;
  return [...votes]
    .sort((one, other) => one.share - other.share)
    .map((one) => {
      const gone = Math.min(left, one.canary);
      left -= gone;
      return { ...one, canary: one.canary - gone };
    });
}

interface Question {
  reason: CanaryFault;
  against: Evidence['against'];
  /** The part of alpha that it may spend. */
  part: number;
  eValue: number;
  withoutFive: number;
}

function comparison(
  { drawn }: CanaryCounts,
  kind: 'unloaded' | 'crashed' | 'slow',
): Pick<Question, 'against' | 'eValue' | 'withoutFive'> {
  const votes = drawn.map(({ share, heard, [kind]: { canary, stable } }) => {
    const all = heard.canary + heard.stable;
    return { share: Math.max(share, all === 0 ? 0 : heard.canary / all), canary, stable };
  });
  return { against: 'stable', eValue: eValueOf(votes), withoutFive: eValueOf(withoutWorst(votes)) };
}

/** The e-value against the statement that at most `maxCrashes` of the visitors have a crash. */
export const eValueOfCrashes = (networks: number, crashed: number): number =>
  meanOf(
    crashRates.map(
      (rate) => crashed * Math.log(rate / maxCrashes) + (networks - crashed) * Math.log((1 - rate) / (1 - maxCrashes)),
    ),
  );

function crashesAlone({ drawn, canaryAlone: { networks, crashed } }: CanaryCounts): Question {
  const stable = drawn.reduce((sum, { heard }) => sum + heard.stable, 0);
  const gone = Math.min(liars, crashed);
  const asked = stable < enoughStable;
  return {
    ...{ reason: 'crashes', against: 'any-release', part: 1 / 12 },
    eValue: asked ? eValueOfCrashes(networks, crashed) : 0,
    withoutFive: asked ? eValueOfCrashes(networks - gone, crashed - gone) : 0,
  };
}

export const significant = (value: number) => Number(value.toPrecision(3));

/** The questions about a canary, in the order in which they are judged. */
function questionsOn(counts: CanaryCounts): Question[] {
  const slow = comparison(counts, 'slow');
  return [
    { reason: 'crashes', part: 1 / 4, ...comparison(counts, 'crashed') },
    crashesAlone(counts),
    { reason: 'error-rate', part: 1 / 3, ...comparison(counts, 'unloaded') },
    {
      ...{ reason: 'load-time', part: 1 / 3, against: 'stable' },
      eValue: slow.eValue / limitsToChoose,
      withoutFive: slow.withoutFive / limitsToChoose,
    },
  ];
}

const limitsOf = ({ part }: Question) => ({
  enough: 1 / (alpha * part),
  enoughWithoutFive: 1 / (alphaWithLiars * part),
});

function weighed(question: Question): WeighedFault {
  const { reason, against, eValue, withoutFive } = question;
  const { enough, enoughWithoutFive } = limitsOf(question);
  const told = { eValue: significant(eValue), withoutFive: significant(withoutFive) };
  const limits = { enough: Math.round(enough), enoughWithoutFive: Math.round(enoughWithoutFive) };
  return { reason, evidence: { against, ...told, ...limits } };
}

/** What is said against a canary, whether or not it is enough. */
export const weighCanary = (counts: CanaryCounts): WeighedFault[] => questionsOn(counts).map(weighed);

/** Decides whether a canary may go on. */
export function judgeCanary(counts: CanaryCounts): CanaryVerdict {
  const found = questionsOn(counts).find((question) => {
    const { enough, enoughWithoutFive } = limitsOf(question);
    return question.eValue >= enough && question.withoutFive >= enoughWithoutFive;
  });
  return found ? { ok: false, ...weighed(found) } : { ok: true };
}

/**
 * The place in `timeLimits` beyond which a load is slow: the stable release's own usual time. `times` has one load of
 * each of its networks, by class. Undefined: nothing is known of its times, or no load can be slower.
 */
export function slowBeyond(times: readonly number[]): number | undefined {
  const all = times.reduce((sum, count) => sum + count, 0);
  if (all === 0) return undefined;
  let within = 0;
  const place = times.findIndex((count) => {
    within += count;
    return within >= usualPart * all;
  });
  return place < limitsToChoose ? place : undefined;
}
