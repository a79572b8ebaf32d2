import type { TablePage, TableQuery } from '@portal/shared/ui/data';

/** So many rows come at once, in each list of the desk. */
export const rowsAtOnce = 30;

/** Moments are compared as texts; a row without one comes last in both directions. */
function sorted<Row>(rows: readonly Row[], { field, order }: NonNullable<TableQuery['sort']>): readonly Row[] {
  const momentOf = (row: Row) => (row as Readonly<Record<string, unknown>>)[field];
  const [without, known] = [rows.filter((row) => !momentOf(row)), rows.filter(momentOf)];
  const rising = known.toSorted((one, other) => (String(momentOf(one)) < String(momentOf(other)) ? -1 : 1));
  return [...(order === 'asc' ? rising : rising.toReversed()), ...without];
}

/** The part of a list that came in one answer: it is sorted here, and grows as those do that the server cuts. */
export function grownRows<Row>(
  all: readonly Row[],
  { sort, after }: Pick<TableQuery, 'sort' | 'after'>,
): TablePage<Row> {
  const rows = sort ? sorted(all, sort) : all;
  const from = Number(after ?? 0);
  const to = from + rowsAtOnce;
  return { rows: rows.slice(from, to), next: to < rows.length ? String(to) : null };
}
