import { holdsToken } from '@portal/shared/boot';
import { useEffect, useState } from 'react';

/**
 * Whether somebody is logged in, as far as the cookies tell, so that no visitor waits for the session's code. It
 * decides only which links are offered. The guard and the server decide what the person may do.
 */
export function useLoggedIn(): boolean {
  const [loggedIn, setLoggedIn] = useState(holdsToken);
  // The cookies are read again when the page becomes visible, as a login or logout may have happened elsewhere.
  useEffect(() => {
    const look = () => setLoggedIn(holdsToken());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return loggedIn;
}
