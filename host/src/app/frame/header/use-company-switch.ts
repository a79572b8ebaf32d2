import { ApiError } from '@portal/shared/api';
import type { Membership } from '@portal/shared/session';
import { enterCompany } from '@portal/shared/session/rules';
import { mayLeavePage, showMessage } from '@portal/shared/ui';
import { clearCachedViews } from '@portal/shared/ui/frame';
import { useNavigate } from 'react-router-dom';
import { switchTokens } from '../../../features/company/enter-company';
import { useStayOrLeave } from './use-stay-or-leave';

/**
 * Switches to another company. The person stays on the page if they may see it there; otherwise the product centre
 * opens.
 */
export function useCompanySwitch(): (membership: Membership) => Promise<void> {
  const navigate = useNavigate();
  const stayOrLeave = useStayOrLeave();

  return async (membership) => {
    const entry = enterCompany(membership);
    if (entry.kind !== 'enter') {
      showMessage('warning', entry.message);
      return;
    }
    if (!(await mayLeavePage())) return;
    try {
      await switchTokens(membership, { compBizCode: membership.compBizCode });
      if (entry.to === '/center') {
        await stayOrLeave(`已切换到${membership.compName}`, '您在该企业无权访问原页面');
        return;
      }
      clearCachedViews();
      await navigate(entry.to);
    } catch (error) {
      // The client has shown the reason.
      ApiError.expect(error);
    }
  };
}
