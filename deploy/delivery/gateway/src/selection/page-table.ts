import { matchRoutes, type RouteObject } from 'react-router';

/** A table of pages by the router's patterns. It finds pages in the same way as the router in the browser. */
export class PageTable<T extends { readonly path: string }> {
  readonly #routes: RouteObject[];

  constructor(pages: readonly T[]) {
    this.#routes = pages.map((page) => ({ path: page.path, handle: page }));
  }

  find(path: string): T | undefined {
    return this.match(path)?.page;
  }

  /** The page, with the values of its pattern's parameters. */
  match(path: string): { page: T; params: Readonly<Record<string, string | undefined>> } | undefined {
    const match = matchRoutes(this.#routes, path)?.at(-1);
    return match && { page: match.route.handle as T, params: match.params };
  }
}
