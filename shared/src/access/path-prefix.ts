/** Returns whether a path is the prefix or lies below it. Case does not matter, as in the router. */
export function covers(prefix: string, path: string): boolean {
  const [above, below] = [prefix.toLowerCase(), path.toLowerCase()];
  return above === '/' || below === above || below.startsWith(`${above}/`);
}

/** The candidate with the longest prefix that covers the path. If several are equally long, it is the first of them. */
export function longestPrefix<T extends { readonly prefix: string }>(
  candidates: Iterable<T>,
  path: string,
): T | undefined {
  let best: T | undefined;
  for (const candidate of candidates)
    if (covers(candidate.prefix, path) && candidate.prefix.length > (best?.prefix.length ?? 0)) best = candidate;
  return best;
}
