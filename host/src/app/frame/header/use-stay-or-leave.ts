import { call } from '@portal/shared/api';
import { ensureResources } from '@portal/shared/session';
import { isAuthorizedAddress, productCentrePath } from '@portal/shared/session/rules';
import { showMessage } from '@portal/shared/ui';
import { clearCachedViews } from '@portal/shared/ui/frame';
import { useLocation, useNavigate } from 'react-router-dom';

/** After a change of company or role: on the same page if it may be seen there, otherwise in the product centre. */
export function useStayOrLeave(): (done: string, lost: string) => Promise<void> {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return async (done, lost) => {
    clearCachedViews();
    const auth = await ensureResources(() => call('findResAllByToken', {}));
    if (pathname === productCentrePath || isAuthorizedAddress(pathname, auth)) {
      showMessage('success', done);
      return;
    }
    showMessage('info', `${done}，${lost}`);
    await navigate(productCentrePath);
  };
}
