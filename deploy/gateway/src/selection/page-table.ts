import { matchRoutes, type RouteObject } from 'react-router';

/** Pages by the router's patterns, found as the router in the browser finds them. */
export class PageTable<T extends { readonly path: string }> {
  readonly #routes: RouteObject[];

  constructor(pages: readonly T[]) {
    this.#routes = pages.map((page) => ({ path: page.path, handle: page }));
  }

  find(path: string): T | undefined {
    return matchRoutes(this.#routes, path)?.at(-1)?.route.handle as T | undefined;
  }
}
