/** One text for equal questions, whatever order the fields of their bodies have. */
export function questionOf(call: string, { body = {} }: { readonly body?: object }): string {
  return JSON.stringify([call, Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1))]);
}

/** The same for a question as a page writes it: JSON of the call's name and its input. */
export function questionIn(written: string): string {
  const [call, input] = JSON.parse(written) as [string, { body?: object }];
  return questionOf(call, input);
}
