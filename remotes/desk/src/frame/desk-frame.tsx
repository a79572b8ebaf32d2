import { ErrorPanel, PortalConfig } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { staffCall } from '../client/staff-call';
import { SignIn } from '../entry/sign-in';
import { enter, useSession } from '../session/session';
import { WorkFrame } from './work-frame';

/** Asks once who is logged in. */
function useWhoIsThere(): { failed: boolean; retry: () => void } {
  const unknown = useSession(({ me }) => me === undefined);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again
  useEffect(() => {
    if (!unknown) return;
    const controller = new AbortController();
    setFailed(false);
    staffCall('staffMe', {}, controller.signal).then(enter, (error: { status?: string }) => {
      // With 401 the session's store knows by now that nobody is logged in.
      if (!controller.signal.aborted && error.status !== '401') setFailed(true);
    });
    return () => controller.abort();
  }, [unknown, tries]);
  return { failed, retry: () => setTries((count) => count + 1) };
}

/** The guard and the frame of all pages of work: without a session the login stands in the page's place. */
export function Component() {
  const me = useSession((session) => session.me);
  const { failed, retry } = useWhoIsThere();
  if (me) return <WorkFrame me={me} />;
  if (me === null) return <SignIn />;
  return <PortalConfig mayBeDark>{failed && <ErrorPanel onRetry={retry} />}</PortalConfig>;
}
