/** The answer to a public call, for a page whose HTML the gateway has sent: the page draws the same from it. */
export type GivenAnswer = { readonly value: unknown } | { readonly refused: { status: string; msg: string } };

/** One text for equal questions, whatever order the fields of their bodies have. */
export const questionOf = (call: string, input: unknown): string =>
  JSON.stringify([call, Object.entries((input as { body?: object }).body ?? {}).sort()]);
