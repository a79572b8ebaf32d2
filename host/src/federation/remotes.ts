import type { BootRelease, BootRemote } from '@portal/shared/boot';
import type { RouteObject } from 'react-router-dom';
import { lastGoodName, loadContainer, registerRelease } from './container';
import { learnHashes } from './hash-lists';
import { loadPreferred } from './load-preferred';
import { reportLoad } from './load-report';
import { loadAmongOthers } from './page-globals';
import { RemoteError } from './remote-error';

const loaded = new Map<string, RouteObject[]>();
const underWay = new Map<string, Promise<RouteObject[]>>();

async function routesOf(name: string, release: BootRelease): Promise<RouteObject[]> {
  await learnHashes(release);
  return (await loadContainer(name)).routes;
}

/** The routes of the last good releases by slot: each is registered and loaded once. */
const loadedBefore = new Map<string, Promise<RouteObject[]>>();

async function routesBefore(slot: string, lastGood: NonNullable<BootRemote['lastGood']>): Promise<RouteObject[]> {
  const name = lastGoodName(slot);
  registerRelease(name, lastGood);
  return routesOf(name, lastGood);
}

/** The routes of the release that this slot had before; null where it had none. */
export function lastGoodRoutes({ slot, lastGood }: BootRemote): (() => Promise<RouteObject[]>) | null {
  if (!lastGood) return null;
  return () => {
    const routes = loadedBefore.get(slot) ?? routesBefore(slot, lastGood);
    loadedBefore.set(slot, routes);
    // A failure is not kept: the next page may ask again.
    routes.catch(() => loadedBefore.delete(slot));
    return routes;
  };
}

/** The slots that run the release before, since theirs did not come. */
const fallenBack = new Set<string>();

export const fellBack = ({ slot }: BootRemote): boolean => fallenBack.has(slot);

async function loadOnce(remote: BootRemote): Promise<RouteObject[]> {
  const { slot, package: name, build } = remote;
  try {
    const routes = await loadPreferred({
      fresh: () => loadAmongOthers(slot, () => routesOf(slot, remote)),
      lastGood: lastGoodRoutes(remote),
      onOutcome(figures, cause) {
        if (figures.outcome === 'fell-back') fallenBack.add(slot);
        reportLoad({ slot, package: name, build, ...figures }, cause);
      },
    });
    loaded.set(slot, routes);
    return routes;
  } catch (cause) {
    throw new RemoteError('entry', slot, build, cause);
  } finally {
    underWay.delete(slot);
  }
}

/** The remote's routes. One load runs at a time, and a failed one can be asked for again. */
export function loadRoutes(remote: BootRemote): Promise<RouteObject[]> {
  const known = loaded.get(remote.slot);
  if (known) return Promise.resolve(known);
  const running = underWay.get(remote.slot) ?? loadOnce(remote);
  underWay.set(remote.slot, running);
  return running;
}

export function isLoaded(remote: BootRemote): boolean {
  return loaded.has(remote.slot);
}

/**
 * Replaces a remote that nobody has asked for yet with another release. Returns false where it is too late for that.
 */
export function renewRemote(remote: BootRemote, now: BootRemote): boolean {
  if (loaded.has(remote.slot) || underWay.has(remote.slot)) return false;
  Object.assign(remote, now);
  registerRelease(remote.slot, remote);
  return true;
}
