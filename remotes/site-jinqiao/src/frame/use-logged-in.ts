import { holdsToken } from '@portal/shared/boot';
import { useEffect, useState } from 'react';

/** Whether somebody is logged in, as the cookies tell. It decides only which links are offered. */
export function useLoggedIn(): boolean {
  const [loggedIn, setLoggedIn] = useState(holdsToken);
  useEffect(() => {
    const look = () => setLoggedIn(holdsToken());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return loggedIn;
}
