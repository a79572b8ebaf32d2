import { idleByCookies } from './activity';
import { accessToken } from './cookies';
import { beginLeaving, noteGone } from './departure';
import { adoptEpoch, isStale } from './epoch';
import { forgetSnapshot } from './persistence';
import { nobody } from './state';
import { sessionState, updateSession } from './store';
import { openTabChannel, type TabChannel, type TabEvent } from './tab-channel';

type Listener = (event: TabEvent) => void;

const listeners = new Set<Listener>();
let channel: TabChannel | undefined;

/** Hears what other tabs did: after `switch` the page has to be loaded anew, after `logout` it belongs on `/login`. */
export function onTabEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the other tabs what this one did. */
export function announce(event: TabEvent): void {
  channel?.post(event);
}

/**
 * Clears this tab's data of a person who is no longer logged in. The cookies are gone already. The other tab has said
 * why; this one goes to the plain login page.
 */
function followLogout(): void {
  beginLeaving();
  noteGone();
  adoptEpoch();
  forgetSnapshot();
  updateSession({ ...nobody, rsaKeys: null });
}

function follow(event: TabEvent): void {
  if (event === 'logout') followLogout();
  if (event === 'lock') updateSession({ locked: true });
  if (event === 'unlock') updateSession({ locked: false });
  for (const listener of listeners) listener(event);
}

/** A page that was frozen or kept in the back-forward cache has heard no events, so it checks for itself. */
export function catchUpWithTabs(): void {
  if (document.visibilityState !== 'visible') return;
  if (isStale()) follow(accessToken() ? 'switch' : 'logout');
  else if (sessionState().locked && idleByCookies(location.pathname).kind !== 'expired') follow('unlock');
}

export function listenToTabs(): () => void {
  channel = openTabChannel(follow);
  window.addEventListener('pageshow', catchUpWithTabs);
  document.addEventListener('visibilitychange', catchUpWithTabs);
  return () => {
    channel?.close();
    channel = undefined;
    window.removeEventListener('pageshow', catchUpWithTabs);
    document.removeEventListener('visibilitychange', catchUpWithTabs);
  };
}
