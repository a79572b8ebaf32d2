/** Returns the only row of a query that answers exactly one, such as an insert with `returning`. */
export function one<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('a row was expected');
  return row;
}
