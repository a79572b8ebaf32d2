import { otherLabel } from '@portal/http/metrics';

/** The most services, and the most releases, that have figures of their own. */
export const mostOfAKind = 100;
/** One that nobody has used for so long leaves its place to another. */
export const idleMs = 3_600_000;

type Row<Label extends string> = Readonly<Record<Label, string>>;

/** The rows in groups with the same labels. Those beyond the most that have figures of their own are one group. */
export function grouped<Label extends string, R extends Row<Label>>(
  rows: readonly R[],
  names: readonly Label[],
): readonly { readonly labels: Row<Label>; readonly rows: readonly R[] }[] {
  const groups = new Map<string, { labels: Row<Label>; rows: R[] }>();
  for (const row of rows) {
    const own = names.map((name) => row[name]);
    const values = groups.has(own.join('\n')) || groups.size < mostOfAKind ? own : own.map(() => otherLabel);
    const key = values.join('\n');
    const labels = Object.fromEntries(names.map((name, at) => [name, values[at]])) as Row<Label>;
    const group = groups.get(key) ?? { labels, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export const sumOf = <R>(rows: readonly R[], value: (row: R) => number): number => sum(rows.map(value));

/** Adds up counts by their names. */
export function totals(rows: readonly Readonly<Record<string, number>>[]): [name: string, total: number][] {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...names].map((name) => [name, sumOf(rows, (row) => row[name] ?? 0)]);
}
