/** The path of a request's address as sent, without the query, which may hold secrets. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/** The query of a request's address as sent, without the question mark. */
export function searchOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : (url.slice(start + 1).split('#', 1)[0] ?? '');
}
