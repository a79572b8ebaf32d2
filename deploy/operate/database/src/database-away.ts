/** Node's and PostgreSQL's codes for a connection that does not exist, or no longer exists. */
const codes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'],
  // The name of a server whose container is away leads nowhere.
  ...['ENOTFOUND', 'EAI_AGAIN'],
  ...['08000', '08001', '08003', '08004', '08006', '25P03', '53300', '57P01', '57P02', '57P03'],
]);

/** The driver's own errors have no code. */
const sentences =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Returns whether an error, or its cause, says that the database cannot be reached. The call is not at fault then. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  if (typeof code === 'string' && codes.has(code)) return true;
  return sentences.test(error.message) || isDatabaseAway(error.cause);
}
