/** The path of a request's address as sent, without the query, which may hold secrets. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}
