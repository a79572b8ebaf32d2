/** The path as a router reads it, without the query. There is more than one way to write an address. */
function decodedPath(url: string): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns whether a request's address is one of these paths, in whatever way it is written. */
export function addressSet(paths: Iterable<string>): (url: string | undefined) => boolean {
  const known = new Set(paths);
  return (url = '') => known.has(decodedPath(url));
}
