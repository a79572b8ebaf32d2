import { timeLimits } from './load-times';

/**
 * The reports of visitors on a release, by their addresses: pure. One address may have invented any number of visitors.
 * So it counts for at most a share of all, and no comparison depends on the reports of a single address.
 */

/** A number of addresses with the same figures. */
export interface AddressGroup {
  addresses: number;
  /** The visitors at each of these addresses. The other figures are parts of them. */
  visitors: number;
  failed: number;
  fellBack: number;
  /** Failed or fell back. */
  unloaded: number;
  crashed: number;
  /** The load times of those that loaded, as places in `timeLimits`. */
  times: readonly number[];
}

export type VisitorSample = readonly AddressGroup[];

const visitorsAtLeast = 5;
const shareAtMost = 0.2;

type Count = (group: AddressGroup) => number;

/** One address counts for at most this many: five, or a fifth of all that are then counted. */
function mostOfOne(sample: VisitorSample, count: Count): number {
  let most = Number.POSITIVE_INFINITY;
  for (;;) {
    const counted = sample.reduce((sum, group) => sum + group.addresses * Math.min(count(group), most), 0);
    const next = Math.max(visitorsAtLeast, shareAtMost * counted);
    // Each step takes off less than the one before. A hundredth of a visitor changes no verdict.
    if (next > most - 0.01) return next;
    most = next;
  }
}

/** The total, if no address counts for more than its share of it. */
export function counted(sample: VisitorSample, count: Count): number {
  const most = mostOfOne(sample, count);
  return sample.reduce((sum, group) => sum + group.addresses * Math.min(count(group), most), 0);
}

/** The same sample with every address cut to its share of the visitors. The figures of a group may become fractions. */
function weighed(sample: VisitorSample): { group: AddressGroup; weight: number }[] {
  const most = mostOfOne(sample, (group) => group.visitors);
  return sample.map((group) => ({ group, weight: Math.min(1, most / group.visitors) }));
}

export interface Part {
  of: number;
  affected: number;
}

/**
 * The number of affected among those counted by `all`, without two addresses: the one that speaks most against the
 * release and the one that speaks most for it.
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
  // If one address is both, it is taken out once.
  const gone = against === forIt && against?.addresses === 1 ? [against] : [against, forIt];
  return gone.reduce<Part>(
    (rest, row) => ({ of: rest.of - (row?.of ?? 0), affected: rest.affected - (row?.affected ?? 0) }),
    total,
  );
}

export const rateOf = ({ of, affected }: Part): number => (of > 0 ? affected / of : 0);

/** The time within which 95 of 100 had it on screen; undefined if none had. */
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
