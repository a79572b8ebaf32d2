/** Whether a path is the prefix or lies below it. Upper and lower case are one, as for the router. */
export function covers(prefix: string, path: string): boolean {
  const [above, below] = [prefix.toLowerCase(), path.toLowerCase()];
  return above === '/' || below === above || below.startsWith(`${above}/`);
}

/** Of the candidates whose prefix covers the path the one with the longest; of equal ones the first. */
export function longestPrefix<T extends { readonly prefix: string }>(
  candidates: Iterable<T>,
  path: string,
): T | undefined {
  let best: T | undefined;
  for (const candidate of candidates)
    if (covers(candidate.prefix, path) && candidate.prefix.length > (best?.prefix.length ?? 0)) best = candidate;
  return best;
}
