import { accessToken, leaveSession, lockSession, recordActivity, sessionState } from '@portal/shared/session';
import { isLoginPath } from '@portal/shared/session/rules';
import { useEffect, useEffectEvent } from 'react';
import { checkValidity } from './check-validity';
import { afterClick } from './watch-rules';

/** "On each click the app asks whether the login is still valid", and whether the person was idle for too long. */
export function useClickWatch(path: string, onEnded: (message: string) => void): void {
  const ended = useEffectEvent(onEnded);

  const watch = useEffectEvent(async () => {
    if (isLoginPath(path) || !accessToken() || sessionState().locked) return;
    const idle = recordActivity(path);
    // The page is hidden at once; the server's answer can only add to that.
    if (idle.kind === 'expired') lockSession();
    const watched = afterClick(await checkValidity(), idle);
    if (!accessToken()) return;
    if (watched.kind === 'lock' && !sessionState().locked) lockSession();
    if (watched.kind === 'ended') {
      leaveSession();
      ended(watched.message);
    }
  });

  useEffect(() => {
    const onClick = () => void watch();
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}
