/** Names and values in turn: an object of as many costs more than all the rest of an answer. */
export type HeaderList = readonly string[];

export function headerList(headers: Readonly<Record<string, string>>): HeaderList {
  return Object.entries(headers).flat();
}
