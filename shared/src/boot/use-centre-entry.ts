import { useEffect, useState } from 'react';
import { type CentreEntry, centreEntry } from './centre-entry';

/**
 * The way into the portal, null for visitors, as far as the cookies tell, so that no visitor waits for the session's
 * code. It decides only which links are offered. The guard and the server decide what the person may do.
 */
export function useCentreEntry(): CentreEntry | null {
  const [entry, setEntry] = useState(centreEntry);
  // The cookies are read again when the page becomes visible, as a login or logout may have happened elsewhere.
  useEffect(() => {
    const look = () => setEntry(centreEntry());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return entry;
}
