/**
 * Classes of PostgreSQL's codes that speak of what a statement was given: a value that cannot be stored, one that a
 * constraint refuses, one beyond a limit.
 */
const classes = new Set(['22', '23', '54']);

/** Whether an error, or what caused it, blames the values of a statement. All others say that the database cannot answer now. */
export function isDataFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  if (typeof code === 'string' && code.length === 5 && classes.has(code.slice(0, 2))) return true;
  return isDataFault(error.cause);
}
