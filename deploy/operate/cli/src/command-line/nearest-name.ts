/** The number of letters to add, leave out, replace or swap with their neighbour until one name is the other. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}

/** The name that somebody meant who mistyped it; undefined if none is near. */
export function nearestName(wanted: string, names: readonly string[]): string | undefined {
  const far = Math.max(1, Math.floor(wanted.length / 3));
  const near = names
    .map((name) => ({ name, away: distance(wanted.toLowerCase(), name.toLowerCase()) }))
    .filter(({ away }) => away <= far)
    .sort((a, b) => a.away - b.away);
  return near[0]?.name;
}

const most = 8;

/** A sentence about a name that nothing has, with the nearest name, or with all of them if they are few. */
export function unknownName(what: string, wanted: string, names: readonly string[]): string {
  const nearest = nearestName(wanted, names);
  const known = names.length > 0 && names.length <= most ? ` There are: ${names.join(', ')}.` : '';
  return `There is no ${what} "${wanted}".${nearest === undefined ? known : ` Did you mean "${nearest}"?`}`;
}
