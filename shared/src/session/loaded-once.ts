import { holdCompInfo } from './application';
import { ownEpoch } from './epoch';
import type { CompInfo, SessionResource } from './state';
import { sessionState, updateSession } from './store';

/**
 * Loads a part of the session when it is missing; callers at the same time share one request. An answer that comes
 * after the person or the company has changed is not kept.
 */
function loadedOnce<T>(held: () => T | null, keep: (value: T) => void) {
  let running: { readonly epoch: string; readonly result: Promise<T> } | null = null;

  return (load: () => Promise<T>): Promise<T> => {
    const value = held();
    if (value !== null) return Promise.resolve(value);
    const epoch = ownEpoch();
    if (running?.epoch === epoch) return running.result;
    const result = load()
      .then((loaded) => {
        if (ownEpoch() === epoch) keep(loaded);
        return loaded;
      })
      .finally(() => {
        if (running?.result === result) running = null;
      });
    running = { epoch, result };
    return result;
  };
}

/** "Auth resources are loaded once per session." Menus are drawn from all of them except the actions on pages. */
export const ensureResources = loadedOnce<readonly SessionResource[]>(
  () => sessionState().auth,
  (auth) => updateSession({ auth, menus: auth.filter(({ resType }) => resType !== 'action') }),
);

export const ensureCompInfo = loadedOnce<CompInfo>(() => sessionState().compInfo, holdCompInfo);

/** Loads the company info again, so that the header shows what the person has changed about themselves. */
export async function renewCompInfo(load: () => Promise<CompInfo>): Promise<void> {
  const epoch = ownEpoch();
  const compInfo = await load();
  if (ownEpoch() === epoch) holdCompInfo(compInfo);
}
