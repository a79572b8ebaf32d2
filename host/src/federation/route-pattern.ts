/** A route of the page on screen, as the router has it. */
export interface ShownRoute {
  readonly route: { readonly path?: string; readonly handle?: { readonly pattern?: unknown } };
}

/** The route's whole pattern. Pages of remotes name it; the routes above them are joined. */
export function patternOf(routes: readonly ShownRoute[]): string | undefined {
  const named = routes.at(-1)?.route.handle?.pattern;
  if (typeof named === 'string') return named;
  const path = routes.reduce((above, { route: { path = '' } }) => {
    if (path === '') return above;
    return path.startsWith('/') ? path : `${above}/${path}`;
  }, '');
  return path || undefined;
}
