import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { RemoteError } from '../federation/remote-error';
import { withTries } from '../federation/try-policy';
import { LatePart } from '../frame/late-part';

/** How long a navigation waits for code before the frame is shown with a skeleton in the page's place. */
export const patience = 1_000;

/** A page module: what `lazy` of a route table resolves to. */
interface PageModule {
  Component: ComponentType;
}

/** Resolves with the value if it comes in time, otherwise with undefined; a failure counts as not in time. */
export function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  return Promise.race([
    promise.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined)),
  ]);
}

/**
 * The router keeps a rejected `lazy` for ever and holds the whole page back while one hangs. This one never rejects:
 * a page that is late or fails is shown as such in its place, and can be tried again there.
 */
function resilient(load: () => Promise<PageModule>, slot: string, build: string): () => Promise<PageModule> {
  const attempt = async (): Promise<ComponentType> => {
    try {
      return (await withTries(load)).Component;
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

export function resilientRoutes(routes: readonly RouteObject[], slot: string, build: string): RouteObject[] {
  return routes.map((route) => {
    const children = route.children ? { children: resilientRoutes(route.children, slot, build) } : {};
    const lazy =
      typeof route.lazy === 'function'
        ? { lazy: resilient(route.lazy as unknown as () => Promise<PageModule>, slot, build) }
        : {};
    return { ...route, ...children, ...lazy } as RouteObject;
  });
}
