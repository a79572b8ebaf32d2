import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type LoadFigures, loadPreferred } from '../../federation/load-preferred';
import { loadAmongOthers } from '../../federation/page-globals';
import { RemoteError } from '../../federation/remote-error';
import { LatePart, type LatePartProps } from '../../kit/late-part';
import { PlainFrame } from '../../kit/plain-frame';

/** The longest time that a navigation waits for code. Then the frame is shown with a skeleton in the page's place. */
export const patience = 1_000;

/** A page module: what `lazy` of a route table resolves to. */
export interface PageModule {
  Component: ComponentType;
}

/** The slot and the build that own the pages. */
export interface PageOwner {
  slot: string;
  build: string;
  /** The same page of the release before, by its pattern in the route table; null where there was none. */
  lastGood: ((pattern: string) => Promise<PageModule>) | null;
  /** Called when a page did not come from the intended release, with the reason. */
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

type LoadPart = () => Promise<ComponentType>;

/** Loads a page with all its tries. When none of them brings it, the error names the slot and the build. */
function triesOf(load: LoadPage, pattern: string, { slot, build, lastGood, onTrouble }: PageOwner): LoadPart {
  const before = lastGood && (() => lastGood(pattern));
  return async () => {
    try {
      const page = await loadPreferred({
        fresh: () => loadAmongOthers(slot, load),
        lastGood: before,
        // A load report counts remotes on screen. For their pages only failures are reported.
        onOutcome: (figures, cause) => figures.outcome !== 'loaded' && onTrouble?.(figures, cause),
      });
      return page.Component;
    } catch (cause) {
      throw new RemoteError('page', slot, build, cause);
    }
  };
}

/** Begins a load. `Late` stands in for the part if it is late or has failed; the person can try again there. */
function begin(
  attempt: LoadPart,
  around: Pick<LatePartProps, 'Around'> = {},
): { first: Promise<ComponentType>; Late: ComponentType } {
  const first = attempt();
  let failed = false;
  first.catch(() => {
    failed = true;
  });
  // The router keeps this component. A person who comes again, or sees it only now, gets a new try, not an old failure.
  const firstSeen = () => (failed ? attempt() : first);
  return { first, Late: () => <LatePart first={firstSeen} again={attempt} {...around} /> };
}

/**
 * The router keeps a rejected `lazy` for ever and holds the whole page back while one hangs. This one never rejects. A
 * page that is late or fails says so in its own place, and the person can try again there.
 */
function resilient(load: LoadPage, pattern: string, owner: PageOwner): LoadPage {
  const attempt = triesOf(load, pattern, owner);
  return async () => {
    const { first, Late } = begin(attempt);
    return { Component: (await within(first, patience)) ?? Late };
  };
}

/**
 * The same for the frame around pages. It is waited for through all its tries, as the screen has a header meanwhile.
 */
export function resilientFrame(load: LoadPage, owner: PageOwner): LoadPage {
  const attempt = triesOf(load, '', owner);
  return async () => {
    const { first, Late } = begin(attempt, { Around: PlainFrame });
    return { Component: await first.catch(() => Late) };
  };
}

/** The routes with pages that never hold the router back. Each route's `handle` names its whole pattern. */
export function resilientRoutes(routes: readonly RouteObject[], owner: PageOwner, above = ''): RouteObject[] {
  return routes.map((route) => {
    const pattern = joined(above, route.path);
    const load = lazyOf(route);
    const children = route.children ? { children: resilientRoutes(route.children, owner, pattern) } : {};
    const handle = { ...route.handle, pattern };
    return { ...route, handle, ...children, ...(load ? { lazy: resilient(load, pattern, owner) } : {}) } as RouteObject;
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
