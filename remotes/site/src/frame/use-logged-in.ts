import { useEffect, useState } from 'react';

/**
 * Whether somebody is logged in, known a moment after the first paint: no visitor waits for the session's code. Only
 * for what is offered; what may be done is the guard's and the server's to say.
 */
export function useLoggedIn(): boolean {
  const [loggedIn, setLoggedIn] = useState(false);
  useEffect(() => {
    let shown = true;
    import('@portal/shared/session').then(
      ({ accessToken }) => shown && setLoggedIn(accessToken() !== undefined),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, []);
  return loggedIn;
}
