import { onTabEvent } from '@portal/shared/session';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { reloadPage } from '../../kit/reload-page';
import { afterTabEvent } from './watch-rules';

/** All tabs log out together, and no tab goes on showing another person or company. */
export function useFollowTabs(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const react = useEffectEvent((event: Parameters<typeof afterTabEvent>[0]) => {
    const reaction = afterTabEvent(event, pathname);
    if (reaction === 'reload') reloadPage();
    if (reaction === 'login') void navigate('/login', { replace: true });
  });

  useEffect(() => onTabEvent((event) => react(event)), []);
}
