import { ApiError, call } from '@portal/shared/api';
import { ensureResources, type Membership } from '@portal/shared/session';
import { enterCompany, isAuthorizedAddress, productCentrePath } from '@portal/shared/session/rules';
import { mayLeavePage, showMessage } from '@portal/shared/ui';
import { clearCachedViews } from '@portal/shared/ui/frame';
import { useLocation, useNavigate } from 'react-router-dom';
import { switchTokens } from '../../company/enter-company';

/** Goes on in another company: on the same page if it may be seen there, otherwise in the product centre. */
export function useCompanySwitch(): (membership: Membership) => Promise<void> {
  const { pathname } = useLocation();
  const navigate = useNavigate();

  async function stayOrLeave(compName: string) {
    const auth = await ensureResources(() => call('findResAllByToken', {}));
    if (pathname === productCentrePath || isAuthorizedAddress(pathname, auth)) {
      showMessage('success', `已切换到${compName}`);
      return;
    }
    showMessage('info', `已切换到${compName}，您在该企业无权访问原页面`);
    await navigate(productCentrePath);
  }

  return async (membership) => {
    const entry = enterCompany(membership);
    if (entry.kind !== 'enter') {
      showMessage('warning', entry.message);
      return;
    }
    if (!(await mayLeavePage())) return;
    try {
      await switchTokens(membership, { compBizCode: membership.compBizCode });
      clearCachedViews();
      if (entry.to === '/center') await stayOrLeave(membership.compName);
      else await navigate(entry.to);
    } catch (error) {
      // The client has said why.
      if (!(error instanceof ApiError)) throw error;
    }
  };
}
