import { matchRoutes, type RouteObject } from 'react-router';

/** A table of pages by the router's patterns. It finds pages in the same way as the router in the browser. */
export class PageTable<T extends { readonly path: string }> {
  readonly #routes: RouteObject[];

  constructor(pages: readonly T[]) {
    this.#routes = pages.map((page) => ({ path: page.path, handle: page }));
  }

  find(path: string): T | undefined {
    return matchRoutes(this.#routes, path)?.at(-1)?.route.handle as T | undefined;
  }
}
