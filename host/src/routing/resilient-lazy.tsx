import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type LoadFigures, loadPreferred } from '../federation/load-preferred';
import { RemoteError } from '../federation/remote-error';
import { LatePart } from '../frame/late-part';

/** How long a navigation waits for code before the frame is shown with a skeleton in the page's place. */
export const patience = 1_000;

/** A page module: what `lazy` of a route table resolves to. */
export interface PageModule {
  Component: ComponentType;
}

/** Whose pages they are. */
export interface PageOwner {
  slot: string;
  build: string;
  /** The same page of the release before, by its pattern in the route table; null where there was none. */
  lastGood: ((pattern: string) => Promise<PageModule>) | null;
  /** Told when a page did not come from the release that was meant, and why. */
  onTrouble?: (figures: LoadFigures, cause: unknown) => void;
}

/** Resolves with the value if it comes in time, otherwise with undefined; a failure counts as not in time. */
export function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  return Promise.race([
    promise.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined)),
  ]);
}

type LoadPage = () => Promise<PageModule>;

const lazyOf = ({ lazy }: RouteObject): LoadPage | null =>
  typeof lazy === 'function' ? (lazy as unknown as LoadPage) : null;

const joined = (above: string, path = ''): string => (path.startsWith('/') ? path : `${above}/${path}`);

/**
 * The router keeps a rejected `lazy` for ever and holds the whole page back while one hangs. This one never rejects:
 * a page that is late or fails is shown as such in its place, and can be tried again there.
 */
function resilient(load: LoadPage, pattern: string, { slot, build, lastGood, onTrouble }: PageOwner): LoadPage {
  const before = lastGood && (() => lastGood(pattern));
  const attempt = async (): Promise<ComponentType> => {
    try {
      const page = await loadPreferred({
        fresh: load,
        lastGood: before,
        // A load report counts remotes on screen: of their pages only what went wrong is told.
        onOutcome: (figures, cause) => figures.outcome !== 'loaded' && onTrouble?.(figures, cause),
      });
      return page.Component;
    } catch (cause) {
      throw new RemoteError('page', slot, build, cause);
    }
  };
  return async () => {
    const first = attempt();
    const Component = (await within(first, patience)) ?? (() => <LatePart first={() => first} again={attempt} />);
    return { Component };
  };
}

export function resilientRoutes(routes: readonly RouteObject[], owner: PageOwner, above = ''): RouteObject[] {
  return routes.map((route) => {
    const pattern = joined(above, route.path);
    const load = lazyOf(route);
    const children = route.children ? { children: resilientRoutes(route.children, owner, pattern) } : {};
    return { ...route, ...children, ...(load ? { lazy: resilient(load, pattern, owner) } : {}) } as RouteObject;
  });
}

/** The page of a route table that stands at a pattern. */
export function pageAt(routes: readonly RouteObject[], pattern: string, above = ''): LoadPage | null {
  for (const route of routes) {
    const own = joined(above, route.path);
    const found = (own === pattern ? lazyOf(route) : null) ?? pageAt(route.children ?? [], pattern, own);
    if (found) return found;
  }
  return null;
}
