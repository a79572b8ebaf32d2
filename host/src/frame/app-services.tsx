import { accessToken } from '@portal/shared/session';
import { isLoginPath } from '@portal/shared/session/rules';
import { useLocation } from 'react-router-dom';
import { SessionWatch } from '../lock/session-watch';
import { useFollowTabs } from '../lock/use-follow-tabs';
import { OfflineBanner } from './offline-banner';
import { useConnectedApi } from './use-connected-api';
import { WriteOverlay } from './write-overlay';

/** What stands beside every page, and comes after it. */
export function AppServices() {
  const { pathname } = useLocation();
  useConnectedApi();
  useFollowTabs();
  return (
    <>
      {accessToken() && !isLoginPath(pathname) && <SessionWatch />}
      <WriteOverlay />
      <OfflineBanner />
    </>
  );
}
