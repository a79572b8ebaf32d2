import { holdsToken } from '@portal/shared/boot';
import { useEffect, useState } from 'react';

/**
 * Whether somebody is logged in, as far as the cookies tell: no visitor waits for the session's code. Only for what is
 * offered; what may be done is the guard's and the server's to say.
 */
export function useLoggedIn(): boolean {
  const [loggedIn, setLoggedIn] = useState(holdsToken);
  // Shown again after a login or logout elsewhere.
  useEffect(() => {
    const look = () => setLoggedIn(holdsToken());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return loggedIn;
}
