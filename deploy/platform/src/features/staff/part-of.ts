interface Part<Row> {
  readonly rows: Row[];
  readonly next: string | null;
}

/** Cuts a list that was read with one row more than is shown, and names the row after which it goes on. */
export function partOf<Row>(read: readonly Row[], limit: number, keyOf: (row: Row) => string): Part<Row> {
  const rows = read.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: read.length > limit && last !== undefined ? keyOf(last) : null };
}
