import { compStatusOf } from '@portal/shared/codes';
import { certifyingWarning } from '@portal/shared/session/rules';
import { NoPermissionPanel } from '@portal/shared/ui';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Progress } from './progress-context';
import { stepAddress, stepPathOf, successPath } from './steps';

/** The history entry of the success page keeps it, so that a reload congratulates the same company again. */
interface SuccessState {
  readonly opened: string;
}

/** A change of an open company (50) is reviewed too, but the end of that review does not end a registration. */
const isRegistering = (compStatus: string) =>
  compStatus !== '50' && compStatusOf(compStatus).entry.kind === 'certifying';

/**
 * The page that belongs to the company's status. Only a person who saw the company open here is congratulated; any
 * other way to the success page leads into the open company.
 */
export function DueStep({ progress }: { progress: Progress }) {
  const { compStatus, compCode, inviteCode, rootManager } = progress;
  const [found] = useState(compStatus);
  const { pathname, state } = useLocation();
  const { kind } = compStatusOf(compStatus).entry;

  if (kind === 'certifying' && !rootManager) {
    return <NoPermissionPanel wholePage title={certifyingWarning} hint="请联系贵司管理员办理。" />;
  }
  if (kind === 'open') {
    const { opened } = (state ?? {}) as Partial<SuccessState>;
    if (pathname === successPath && opened === compCode) return <Outlet />;
    if (isRegistering(found)) {
      const success: SuccessState = { opened: compCode };
      return <Navigate to={successPath} state={success} replace />;
    }
  }
  if (pathname !== stepPathOf(compStatus)) return <Navigate to={stepAddress(compStatus, inviteCode)} replace />;
  return <Outlet />;
}
