import type { BootRemote } from '@portal/shared/boot';
import type { RouteObject } from 'react-router-dom';
import { loadContainer } from './container';
import { RemoteError } from './remote-error';
import { withTries } from './try-policy';

const loaded = new Map<string, RouteObject[]>();
const underWay = new Map<string, Promise<RouteObject[]>>();

async function loadOnce(remote: BootRemote): Promise<RouteObject[]> {
  try {
    const { routes } = await withTries(() => loadContainer(remote));
    loaded.set(remote.slot, routes);
    return routes;
  } catch (cause) {
    throw new RemoteError('entry', remote.slot, remote.build, cause);
  } finally {
    underWay.delete(remote.slot);
  }
}

/** The remote's routes; one load at a time, and a failed one can be asked for again. */
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
