/**
 * Classes of PostgreSQL's codes that blame a statement's values: a value that cannot be stored, one that a constraint
 * refuses, one beyond a limit.
 */
const classes = new Set(['22', '23', '54']);

/**
 * Returns whether an error, or its cause, blames the values of a statement. All other errors say that the database cannot
 * answer now.
 */
export function isDataFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  if (typeof code === 'string' && code.length === 5 && classes.has(code.slice(0, 2))) return true;
  return isDataFault(error.cause);
}
