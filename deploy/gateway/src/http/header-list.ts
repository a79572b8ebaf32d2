/** Names and values in turn. An object with as many entries costs more than the rest of an answer. */
export type HeaderList = readonly string[];

export function headerList(headers: Readonly<Record<string, string>>): HeaderList {
  return Object.entries(headers).flat();
}
