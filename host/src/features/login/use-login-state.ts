import { call } from '@portal/shared/api';
import { loginTypeOf } from '@portal/shared/codes/login-codes';
import { browserId } from '@portal/shared/session';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LockoutView } from '../proof/use-lockout';

/** Asks once what the server requires of this browser: a captcha, or a wait. */
export function useLoginState(onRefused: LockoutView['begin']): { captchaRequired: boolean } {
  const [captchaRequired, setCaptchaRequired] = useState(false);
  const refused = useEffectEvent(onRefused);

  useEffect(() => {
    let current = true;
    const ask = () =>
      call('loginUserVerifyCode', { query: { browserID: browserId() } }, { handlesErrors: true }).then(
        (state) => {
          if (!current) return;
          setCaptchaRequired(state.captchaRequired);
          const seconds = Math.ceil(state.passwordEnterInterval ?? 0);
          const locked = loginTypeOf(state.loginType) === 'locked';
          if (locked || seconds > 0) refused({ message: locked ? state.msg : '', seconds });
        },
        // Without the answer the form is shown as usual: its own calls will report the fault.
        () => undefined,
      );
    // The form comes first: the api client, which comes with this call, must not delay it.
    const timer = setTimeout(ask);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, []);

  return { captchaRequired };
}
