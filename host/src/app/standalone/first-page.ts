import type { RouteObject } from 'react-router-dom';

/** The first page of a route table without parameters in its path. A harness opens there. */
export function firstPage(routes: readonly RouteObject[], parent = ''): string | undefined {
  for (const { path = '', handle, children = [] } of routes) {
    const full = path === '' ? parent : path.startsWith('/') ? path : `${parent}/${path}`;
    if ((handle as { title?: string } | undefined)?.title && !full.includes(':')) return full;
    const below = firstPage(children, full);
    if (below) return below;
  }
  return undefined;
}
