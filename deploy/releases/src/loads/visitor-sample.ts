import { timeLimits } from './load-times';

/**
 * What visitors told of a release, by the addresses that they came from: pure. One address may have made any number of
 * visitors up. So it counts for no more than a share of all, and no comparison hangs on what a single address told.
 */

/** So many addresses, of each of which the same is known. */
export interface AddressGroup {
  addresses: number;
  /** Visitors at each of these addresses; the other figures are parts of them. */
  visitors: number;
  failed: number;
  fellBack: number;
  /** Failed or fell back. */
  unloaded: number;
  crashed: number;
  /** Of those that loaded: places in `timeLimits`. */
  times: readonly number[];
}

export type VisitorSample = readonly AddressGroup[];

const visitorsAtLeast = 5;
const shareAtMost = 0.2;

type Count = (group: AddressGroup) => number;

/** How many one address counts for at most: five, or a fifth of all that are counted then. */
function mostOfOne(sample: VisitorSample, count: Count): number {
  let most = Number.POSITIVE_INFINITY;
  for (;;) {
    const counted = sample.reduce((sum, group) => sum + group.addresses * Math.min(count(group), most), 0);
    const next = Math.max(visitorsAtLeast, shareAtMost * counted);
    // Each step takes off less than the one before; a hundredth of a visitor changes no verdict.
    if (next > most - 0.01) return next;
    most = next;
  }
}

/** How many are counted, where an address has no more than its share of them. */
export function counted(sample: VisitorSample, count: Count): number {
  const most = mostOfOne(sample, count);
  return sample.reduce((sum, group) => sum + group.addresses * Math.min(count(group), most), 0);
}

/** The same sample with every address at its share of the visitors: a group's figures may become fractions. */
function weighed(sample: VisitorSample): { group: AddressGroup; weight: number }[] {
  const most = mostOfOne(sample, (group) => group.visitors);
  return sample.map((group) => ({ group, weight: Math.min(1, most / group.visitors) }));
}

export interface Part {
  of: number;
  affected: number;
}

/**
 * How many of those counted by `all` are affected, without the address that speaks most against the release and without
 * the one that speaks most for it.
 */
export function partWithoutExtremes(sample: VisitorSample, all: Count, affected: Count): Part {
  const rows = weighed(sample).map(({ group, weight }) => ({
    addresses: group.addresses,
    of: all(group) * weight,
    affected: affected(group) * weight,
  }));
  const total = rows.reduce(
    (sum, row) => ({ of: sum.of + row.addresses * row.of, affected: sum.affected + row.addresses * row.affected }),
    { of: 0, affected: 0 },
  );
  const mostBy = (value: (row: Part) => number) =>
    rows.reduce<(typeof rows)[number] | undefined>(
      (best, row) => (value(row) > (best ? value(best) : 0) ? row : best),
      undefined,
    );
  const against = mostBy((row) => row.affected);
  const forIt = mostBy((row) => row.of - row.affected);
  // One address that is both goes once.
  const gone = against === forIt && against?.addresses === 1 ? [against] : [against, forIt];
  return gone.reduce<Part>(
    (rest, row) => ({ of: rest.of - (row?.of ?? 0), affected: rest.affected - (row?.affected ?? 0) }),
    total,
  );
}

export const rateOf = ({ of, affected }: Part): number => (of > 0 ? affected / of : 0);

/** The time within which 95 of 100 had it on screen; undefined where none did. */
export function usualTime(sample: VisitorSample): number | undefined {
  if (sample.every(({ times }) => times.length === 0)) return undefined;
  const slowPart = (place: number) =>
    rateOf(
      partWithoutExtremes(
        sample,
        ({ times }) => times.length,
        ({ times }) => times.filter((time) => time > place).length,
      ),
    );
  return timeLimits.find((_limit, place) => slowPart(place) <= 0.05);
}
