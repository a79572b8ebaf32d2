/** What an error says to the customer, whatever threw it. */
export function describeError(error: unknown): { hint: string; number: string | undefined } {
  if (!(error instanceof Error)) return { hint: '', number: undefined };
  const { requestId } = error as { requestId?: unknown };
  return { hint: error.message, number: typeof requestId === 'string' ? requestId : undefined };
}
