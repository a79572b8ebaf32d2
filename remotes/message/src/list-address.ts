/**
 * The addresses of a list and its entries. An entry's address holds the list's filters and page, so that the reader
 * finds the way back.
 */

/** The list's own part of an entry's address, with a question mark if there is any. */
export function listSearch(search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  rest.delete('id');
  const text = rest.toString();
  return text && `?${text}`;
}

/** The address of an entry, for a reader who comes from a list at `search`. */
export function entryAddress(page: string, id: string, search: URLSearchParams): string {
  const address = new URLSearchParams(search);
  address.delete('id');
  return `${page}?${new URLSearchParams({ id, ...Object.fromEntries(address) })}`;
}
