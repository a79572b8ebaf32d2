import { ApiError, type CallOptions, call } from '@portal/shared/api';
import type { LogoutReason } from '@portal/shared/contract';
import { accessToken, beginLeaving, browserId, leaveSession, stay } from '@portal/shared/session';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** "Quit calls logout. On status 200 the token is removed and the user goes to /login; otherwise an error is shown." */
export async function logOut(reason: LogoutReason, options: CallOptions = {}): Promise<void> {
  beginLeaving();
  try {
    await call('loginOut', {}, options);
  } catch (error) {
    // A parallel call may have heard first that the session is over: then the person has no reason to stay.
    if (error instanceof ApiError && accessToken() === undefined) return;
    stay();
    throw error;
  }
  leaveSession();
  const body = { browserID: browserId(), reason };
  void call('saveLogOutLog', { body }, { handlesErrors: true }).catch(() => undefined);
}

/** Logs out and goes to the login page. If the server refuses, the client says so and the person stays. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    try {
      await logOut('主动退出');
    } catch (error) {
      ApiError.expect(error);
      return;
    }
    await navigate('/login', { replace: true });
  }, [navigate]);
}
