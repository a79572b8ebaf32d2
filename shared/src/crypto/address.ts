/** A path with its query, exactly as it is sent and as it is signed. */
export function addressOf(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
