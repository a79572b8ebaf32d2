/** The addresses of a list and its entries: an entry's holds the list's filters and page, so that one finds back. */

/** The list's own part of an entry's address, with a question mark where there is any. */
export function listSearch(search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  rest.delete('id');
  const text = rest.toString();
  return text && `?${text}`;
}

/** An entry's address, reached from a list that is at `search`. */
export function entryAddress(page: string, id: string, search: URLSearchParams): string {
  const address = new URLSearchParams(search);
  address.delete('id');
  return `${page}?${new URLSearchParams({ id, ...Object.fromEntries(address) })}`;
}
