import {
  type CanaryCounts,
  type CanaryFault,
  type DrawnCounts,
  judgeCanary,
  liars,
  type Pair,
} from '../canary-verdict';

/** Plays canaries with invented visitors and looks at each of them after every visit that went badly. */

/** The chances that a visit goes badly. */
export interface Badly {
  unloaded?: number;
  crashed?: number;
  slow?: number;
}

export interface Play {
  share: number;
  visits: number;
  canary: Badly;
  stable: Badly;
  /** Five networks tell, before anybody else, that everything is bad about this release. */
  lieAgainst?: keyof Pair | undefined;
  /** All visitors come from so many networks; left out: each has one of their own. */
  offices?: number | undefined;
}

export interface Played {
  /** The visitors of the canary, until it was ended or all visits were over. */
  visitors: number;
  ended: CanaryFault | undefined;
}

const kinds = ['unloaded', 'crashed', 'slow'] as const;
const releaseOf = (canary: boolean): keyof Pair => (canary ? 'canary' : 'stable');
const looksEvery = 10;

/** A random number from 0 up to 1 for each call, the same ones for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const noVotes = (): Pair => ({ canary: 0, stable: 0 });

export function play({ share, visits, canary, stable, lieAgainst, offices }: Play, seed: number): Played {
  const random = randomOf(seed);
  const drawn: DrawnCounts = { share, heard: noVotes(), unloaded: noVotes(), crashed: noVotes(), slow: noVotes() };
  const counts: CanaryCounts = { drawn: [drawn], canaryAlone: { networks: 0, crashed: 0 } };
  const voted = new Set<string>();
  /** Returns whether this network's vote was still to be had. */
  const votes = (kind: string, network: string) => {
    const key = `${kind} ${network}`;
    if (voted.has(key)) return false;
    voted.add(key);
    return true;
  };
  const visit = (network: string, onCanary: boolean, isBad: (kind: (typeof kinds)[number]) => boolean) => {
    const release = releaseOf(onCanary);
    const bad = kinds.filter(isBad);
    if (votes('heard', network)) drawn.heard[release] += 1;
    if (onCanary && votes('canary', network)) {
      counts.canaryAlone.networks += 1;
      if (bad.includes('crashed')) counts.canaryAlone.crashed += 1;
    }
    for (const kind of bad) if (votes(kind, network)) drawn[kind][release] += 1;
    return bad.length > 0;
  };
  if (lieAgainst) for (let n = 0; n < liars; n += 1) visit(`liar ${n}`, lieAgainst === 'canary', () => true);
  let visitors = 0;
  for (let n = 0; n < visits; n += 1) {
    const onCanary = random() < share;
    if (onCanary) visitors += 1;
    const rates = onCanary ? canary : stable;
    const network = offices === undefined ? `${n}` : `office ${Math.floor(random() * offices)}`;
    const wentBadly = visit(network, onCanary, (kind) => random() < (rates[kind] ?? 0));
    if (!wentBadly && n % looksEvery > 0) continue;
    const verdict = judgeCanary(counts);
    if (!verdict.ok) return { visitors, ended: verdict.reason };
  }
  return { visitors, ended: undefined };
}

export interface Plays {
  ended: number;
  /** The visitors of the canary by which this part of all runs was over; infinite if it never was. */
  by: (part: number) => number;
}

export function playMany(runs: number, row: Play, firstSeed = 1): Plays {
  const all = Array.from({ length: runs }, (_, n) => play(row, firstSeed + n));
  const visitors = all
    .filter(({ ended }) => ended !== undefined)
    .map((one) => one.visitors)
    .sort((one, other) => one - other);
  return { ended: visitors.length, by: (part) => visitors[Math.ceil(part * runs) - 1] ?? Number.POSITIVE_INFINITY };
}
