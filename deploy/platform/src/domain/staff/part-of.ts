/** Cuts a list that was read with one row more than is shown, and names the row after which it goes on. */
export function partOf<Row, Key>(read: readonly Row[], limit: number, keyOf: (row: Row) => Key) {
  const rows = read.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: read.length > limit && last !== undefined ? keyOf(last) : null };
}
