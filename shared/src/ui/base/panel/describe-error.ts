/** The text of an error for the customer, for every kind of error. */
export function describeError(error: unknown): { hint: string; number: string | undefined } {
  if (!(error instanceof Error)) return { hint: '', number: undefined };
  const { requestId } = error as { requestId?: unknown };
  return { hint: error.message, number: typeof requestId === 'string' ? requestId : undefined };
}
