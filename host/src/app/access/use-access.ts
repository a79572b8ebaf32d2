import { type AccessDecision, decideRoute, resetAfter } from '@portal/shared/access';
import { ApiError } from '@portal/shared/api';
import { bootDocument, pendingApplication, type RouteMeta } from '@portal/shared/boot';
import { accessToken, leaveSession, useSession } from '@portal/shared/session';
import { isAuthorizedAddress } from '@portal/shared/session/rules';
import { showMessage } from '@portal/shared/ui';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import { loadResources } from '../../features/company/session-parts';
import { ruleAt } from './place';

/** Whether another try later may help. */
const isPassing = ({ kind, handled }: ApiError): boolean => handled || kind === 'network' || kind === 'timeout';

/**
 * The second half of the guard, for pages of the centre: it checks whether the address is an authorized one. The
 * authorized addresses are asked for once a session. "If the route guard throws, the token is reset and an error
 * message is shown."
 */
export function useAccess(companyInfoFailed: boolean) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const auth = useSession((state) => state.auth);
  const locked = useSession((state) => state.locked);
  /** The server did not tell the authorized addresses, but may do so later. */
  const [unanswered, setUnanswered] = useState(false);
  const boot = bootDocument();
  const page: RouteMeta = useMatches().at(-1)?.handle ?? {};
  const decision: AccessDecision = boot.standalone
    ? { kind: 'allow' }
    : decideRoute(
        `${pathname}${search}`,
        ruleAt(boot, pathname, () => (page.standIn ? undefined : page)),
        {
          token: accessToken(),
          opens: auth && ((path, pattern) => isAuthorizedAddress(path, auth, pattern)),
          application: pendingApplication()?.to,
          companyInfoFailed,
        },
      );

  const reset = useEffectEvent((error: unknown) => {
    const outcome = resetAfter(error);
    if (outcome.kind !== 'reset') return;
    leaveSession();
    showMessage('error', outcome.message);
    void navigate(outcome.to, { replace: true });
  });

  const load = useCallback(async () => {
    setUnanswered(false);
    try {
      await loadResources();
    } catch (error) {
      if (error instanceof ApiError && isPassing(error)) setUnanswered(true);
      else reset(error);
    }
  }, []);

  const wanted = decision.kind === 'load' && !locked;
  useEffect(() => {
    if (wanted) void load();
  }, [wanted, load]);

  return { decision, unanswered, retry: load };
}
