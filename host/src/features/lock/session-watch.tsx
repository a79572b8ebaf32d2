import { accessToken, useSession } from '@portal/shared/session';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLoadedCode } from '../../kit/use-loaded-code';
import { logOut } from '../logout/use-logout';
import { IdleNotice } from './idle-notice';
import { useClickWatch } from './use-click-watch';
import { useHiddenPage } from './use-hidden-page';
import { useIdle } from './use-idle';
import { knowsNobody } from './watch-rules';

/** The dialog is fetched before it is needed: the network may be gone by then. */
const fetchDialogAfter = 5_000;

async function fetchDialog() {
  const [dialog, { Dialog }] = await Promise.all([import('./lock-dialog'), import('@portal/shared/ui')]);
  await Dialog.load();
  return dialog;
}

/** Watches the session of the person who is logged in: valid, not idle for too long, not locked. */
export function SessionWatch() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const locked = useSession((state) => state.locked);
  const idle = useIdle(pathname);
  const [settled, setSettled] = useState(false);
  const dialog = useLoadedCode(fetchDialog, settled || locked || idle.kind === 'ending');
  // The session has ended but its page is still on screen: the page is hidden until the login page is there.
  const ended = !accessToken() && !knowsNobody(pathname);

  useEffect(() => {
    const timer = setTimeout(setSettled, fetchDialogAfter, true);
    return () => clearTimeout(timer);
  }, []);
  useHiddenPage(locked || ended);
  useClickWatch(pathname, async (message) => {
    void navigate('/login', { replace: true });
    const { showMessage } = await import('@portal/shared/ui');
    showMessage('warning', message);
  });

  async function quit() {
    await logOut('会话锁定后退出', { handlesErrors: true, loading: false });
    await navigate('/login', { replace: true });
  }

  return (
    <>
      {locked && dialog && <dialog.LockDialog onQuit={quit} />}
      {!locked && idle.kind === 'ending' && <IdleNotice seconds={idle.secondsLeft} />}
    </>
  );
}
