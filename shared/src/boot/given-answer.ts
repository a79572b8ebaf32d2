/** The answer to a public call, for a page whose HTML the gateway has sent: the page draws the same from it. */
export type GivenAnswer = { readonly value: unknown } | { readonly refused: { status: string; msg: string } };

/** One text for equal questions, whatever order the fields of their bodies have. */
export function questionOf(call: string, input: unknown): string {
  const { body = {} } = input as { body?: object };
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  return JSON.stringify([call, ...given.sort(([one], [other]) => (one < other ? -1 : 1))]);
}
