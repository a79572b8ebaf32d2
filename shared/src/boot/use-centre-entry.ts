import { useSyncExternalStore } from 'react';
import { type CentreEntry, centreEntry, productCentre } from './centre-entry';
import { holdsToken } from './holds-token';

/** The cookies are read again when the page becomes visible, as a login or logout may have happened elsewhere. */
function onLook(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

let last: CentreEntry | null = null;

/** The same object for the same entry. */
function currentEntry(): CentreEntry | null {
  const now = centreEntry();
  if (now?.path !== last?.path || now?.title !== last?.title) last = now;
  return last;
}

/** A page that came as HTML was drawn for everybody with a token, so it knows nobody's application. */
const drawnEntry = (): CentreEntry | null => (holdsToken() ? productCentre : null);

/**
 * The way into the portal, null for visitors, as far as the cookies tell, so that no visitor waits for the session's
 * code. It decides only which links are offered. The guard and the server decide what the person may do.
 */
export const useCentreEntry = (): CentreEntry | null => useSyncExternalStore(onLook, currentEntry, drawnEntry);
