import { productCentrePath } from '@portal/shared/access';
import { isGone, useSession } from '@portal/shared/session';
import { CompanyFailurePanel, ErrorPanel, LinkButton, NoPermissionPanel } from '@portal/shared/ui';
import { Fragment } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import type { CompanyInfoView } from '../../features/company/use-company-info';
import { PageSkeleton } from '../../kit/page-skeleton';
import { useLastKnown } from '../../kit/use-last-known';
import { useAccess } from './use-access';

interface GuardedOutletProps {
  companyInfo: Pick<CompanyInfoView, 'failure' | 'retry'>;
}

/** Shows the page once it is known that the person may see it. */
export function GuardedOutlet({ companyInfo }: GuardedOutletProps) {
  const { decision, unanswered, retry } = useAccess(companyInfo.failure !== null);
  // Another company, or another role in it: the pages start again.
  const companyKey = useLastKnown(
    useSession(({ company }) => company && [company.employeeCode, company.compRoleCode].join(' ')),
  );

  // The code that ended the session navigates already. A second navigation from here would change its target.
  if (isGone()) return <PageSkeleton />;
  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  // The outlet shows the stand-in of a remote that is still to come.
  if (decision.kind === 'arrive') return <Outlet />;
  if (decision.kind === 'forbidden') {
    return (
      <NoPermissionPanel
        wholePage
        action={
          <LinkButton type="primary" to={productCentrePath}>
            返回产品中心
          </LinkButton>
        }
      />
    );
  }
  if (decision.kind === 'allow') {
    if (companyInfo.failure !== null) {
      return <CompanyFailurePanel wholePage hint={companyInfo.failure} onRetry={companyInfo.retry} />;
    }
    return (
      <Fragment key={companyKey}>
        <Outlet />
      </Fragment>
    );
  }
  return unanswered ? <ErrorPanel onRetry={retry} /> : <PageSkeleton />;
}
