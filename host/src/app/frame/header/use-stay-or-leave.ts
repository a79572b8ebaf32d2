import { call } from '@portal/shared/api';
import type { RouteMeta } from '@portal/shared/boot';
import { ensureResources } from '@portal/shared/session';
import { isAuthorizedAddress, productCentrePath } from '@portal/shared/session/rules';
import { showMessage } from '@portal/shared/ui';
import { clearCachedViews } from '@portal/shared/ui/frame';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';

/**
 * Runs after a change of company or role. The person stays on the page if they may see it; otherwise the product centre
 * opens.
 */
export function useStayOrLeave(): (done: string, lost: string) => Promise<void> {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.handle as RouteMeta | undefined;
  const navigate = useNavigate();
  return async (done, lost) => {
    clearCachedViews();
    const auth = await ensureResources(() => call('findResAllByToken', {}));
    if (pathname === productCentrePath || isAuthorizedAddress(pathname, auth, page?.pattern)) {
      showMessage('success', done);
      return;
    }
    showMessage('info', `${done}，${lost}`);
    await navigate(productCentrePath);
  };
}
