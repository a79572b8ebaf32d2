import { accessToken } from './cookies';
import { ownEpoch } from './epoch';
import { pageState, updatePage } from './page-state';
import { localStore, sessionStore } from './safe-storage';
import { restoreServerOffset, serverOffset } from './server-clock';
import { deviceKey, identityKey, packDevice, packIdentity, unpackDevice, unpackIdentity } from './snapshot';
import { sessionState, updateSession } from './store';

export const forgetSnapshot = (): void => sessionStore.remove(identityKey);

export const savedBrowserId = (): string | undefined => unpackDevice(localStore.get(deviceKey))?.browserID;

export function saveDevice(): void {
  const { browserID } = sessionState();
  if (browserID !== '') localStore.set(deviceKey, packDevice({ browserID, clockOffset: Math.round(serverOffset()) }));
}

function saveSession(): void {
  saveDevice();
  if (accessToken())
    sessionStore.set(identityKey, packIdentity(sessionState(), { epoch: ownEpoch(), releases: pageState().releases }));
  else forgetSnapshot();
}

/** Fills the store from the saved data, as far as they are still valid. */
export function restoreSession(releases: string): void {
  updatePage({ releases });
  const device = unpackDevice(localStore.get(deviceKey));
  if (device) {
    restoreServerOffset(device.clockOffset);
    updateSession({ browserID: device.browserID });
  }
  const identity = accessToken()
    ? unpackIdentity(sessionStore.get(identityKey), { epoch: ownEpoch(), releases })
    : null;
  if (identity) updateSession({ ...identity, lastCompInfo: identity.compInfo ?? null });
  else forgetSnapshot();
}

/** Saves when the page is left or hidden: phones do not fire `unload`, and it costs the back-forward cache. */
export function saveOnLeaving(): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') saveSession();
  };
  window.addEventListener('pagehide', saveSession);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    window.removeEventListener('pagehide', saveSession);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
