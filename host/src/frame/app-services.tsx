import { accessToken } from '@portal/shared/session';
import { isLoginPath } from '@portal/shared/session/rules/public-path';
import { useLocation } from 'react-router-dom';
import { useFollowTabs } from '../lock/use-follow-tabs';
import { usePrefetch } from '../prefetch/use-prefetch';
import { LiveNews } from './live-news';
import { useLoaded } from './use-loaded';
import { WriteOverlay } from './write-overlay';

/** What stands beside every page that has a session, and comes after it. */
export function AppServices() {
  const { pathname } = useLocation();
  useFollowTabs();
  usePrefetch();
  const watched = accessToken() !== undefined && !isLoginPath(pathname);
  const watch = useLoaded(() => import('../lock/session-watch'), watched);
  const news = useLoaded(() => import('../releases/release-news'), watched);
  return (
    <>
      {watched && watch && <watch.SessionWatch />}
      {watched && <LiveNews />}
      <WriteOverlay />
      {news && <news.ReleaseNews />}
    </>
  );
}
