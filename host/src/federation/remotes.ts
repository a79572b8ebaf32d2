import type { BootRemote } from '@portal/shared/boot';
import type { RouteObject } from 'react-router-dom';
import { lastGoodName, loadContainer, registerRelease } from './container';
import { learnIntegrity } from './integrity';
import { preferFresh } from './last-good';
import { reportLoad } from './load-report';
import { RemoteError } from './remote-error';
import { remoteTries, triesBeforeLastGood, withTries } from './try-policy';

const loaded = new Map<string, RouteObject[]>();
const underWay = new Map<string, Promise<RouteObject[]>>();

/** The routes of the release that stood here before, null where there was none. */
export function lastGoodRoutes({ slot, lastGood }: BootRemote): (() => Promise<RouteObject[]>) | null {
  if (!lastGood) return null;
  const name = lastGoodName(slot);
  return async () => {
    registerRelease(name, lastGood);
    return (await loadContainer(name)).routes;
  };
}

async function loadOnce(remote: BootRemote): Promise<RouteObject[]> {
  const { slot, package: name, build } = remote;
  const started = performance.now();
  let tries = 0;
  const fresh = () =>
    withTries(
      async (tryNumber) => {
        tries = tryNumber;
        return (await loadContainer(slot)).routes;
      },
      remote.lastGood ? triesBeforeLastGood : remoteTries,
    );
  const report = () => ({ slot, package: name, build, ms: performance.now() - started, tries });
  try {
    const preferred = await preferFresh(fresh, lastGoodRoutes(remote));
    loaded.set(slot, preferred.value);
    if (preferred.from === 'fresh') reportLoad({ ...report(), outcome: 'loaded' });
    else reportLoad({ ...report(), outcome: 'fell-back' }, preferred.cause);
    return preferred.value;
  } catch (cause) {
    reportLoad({ ...report(), outcome: 'failed' }, cause);
    throw new RemoteError('entry', slot, build, cause);
  } finally {
    underWay.delete(slot);
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

/** Puts another release in the place of one that nobody has asked for yet. False where it is too late for that. */
export function renewRemote(remote: BootRemote, now: BootRemote, integrity: Record<string, string>): boolean {
  if (loaded.has(remote.slot) || underWay.has(remote.slot)) return false;
  learnIntegrity(integrity);
  Object.assign(remote, now);
  registerRelease(remote.slot, remote);
  return true;
}
