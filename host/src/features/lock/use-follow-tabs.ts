import { staleReason } from '@portal/shared/codes/session-texts';
import { onTabEvent, prepareReload, sessionStore } from '@portal/shared/session';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { reloadPage } from '../../kit/reload-page';
import { afterTabEvent } from './watch-rules';

/** Says to the page after a reload why it was loaded anew. */
const reloadedKey = 'portal.reloaded';

/** All tabs log out together, and no tab goes on showing another person or company. */
export function useFollowTabs(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const react = useEffectEvent((event: Parameters<typeof afterTabEvent>[0]) => {
    const reaction = afterTabEvent(event, pathname);
    if (reaction === 'reload') {
      sessionStore.set(reloadedKey, '1');
      void prepareReload().then(reloadPage);
    }
    if (reaction === 'login') void navigate('/login', { replace: true });
  });

  useEffect(() => onTabEvent((event) => react(event)), []);
  useEffect(() => {
    if (sessionStore.get(reloadedKey) === null) return;
    sessionStore.remove(reloadedKey);
    void import('@portal/shared/ui').then(({ showMessage }) => showMessage('info', `${staleReason}，页面已重新加载`));
  }, []);
}
