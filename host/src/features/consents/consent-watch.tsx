import { noteAgreed, sessionState, useSession } from '@portal/shared/session';
import { PortalConfig } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLoadedCode } from '../../kit/use-loaded-code';
import { type DueConsents, dueConsents } from './due-consents';

/**
 * The login asks for new versions of the texts. Somebody who comes back to a session without it, such as by a reload, is
 * asked here.
 */
export function ConsentWatch() {
  const themeColor = useSession((state) => state.themeColor);
  const locked = useSession((state) => state.locked);
  const [due, setDue] = useState<DueConsents>([]);
  const navigate = useNavigate();
  const waits = due.length > 0 && !locked;
  const dialog = useLoadedCode(() => import('./consent-dialog'), waits);

  useEffect(() => {
    if (locked || sessionState().agreed) return;
    let current = true;
    void dueConsents().then((found) => current && setDue(found));
    return () => {
      current = false;
    };
  }, [locked]);

  async function agreed() {
    noteAgreed(true);
    setDue([]);
  }

  if (!waits || !dialog) return null;
  return (
    <PortalConfig themeColor={themeColor} mayBeDark>
      <dialog.ConsentDialog
        due={due}
        onAgreed={agreed}
        onLeft={() => {
          setDue([]);
          void navigate('/login', { replace: true });
        }}
      />
    </PortalConfig>
  );
}
