import { ApiError, call } from '@portal/shared/api';
import { type CheckTypeName, checkTypesFor } from '@portal/shared/codes';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export type LogoutWay =
  | { readonly state: 'loading' }
  /** The server's sentence: the person has no way to prove themselves, or the server could not be asked. */
  | { readonly state: 'closed'; readonly message: string }
  | { readonly state: 'open'; readonly checks: readonly CheckTypeName[]; readonly mobile: string };

/** The ways in which the server lets a locked person prove who they are; `onSmsOnly` runs before they are shown. */
export function useLogoutWay(onSmsOnly: () => void): { way: LogoutWay; retry: () => void } {
  const [way, setWay] = useState<LogoutWay>({ state: 'loading' });
  const smsOnly = useEffectEvent(onSmsOnly);

  const ask = useCallback(async () => {
    setWay({ state: 'loading' });
    try {
      const { checkType, msg, userMobile } = await call('findParamSecurityLogoutWay', {}, { handlesErrors: true });
      const checks = checkTypesFor(checkType);
      if (checks.length === 1) smsOnly();
      setWay(checks.length > 0 ? { state: 'open', checks, mobile: userMobile } : { state: 'closed', message: msg });
    } catch (error) {
      ApiError.expect(error);
      setWay({ state: 'closed', message: error.msg });
    }
  }, []);

  useEffect(() => void ask(), [ask]);
  return { way, retry: () => void ask() };
}
