import { productCentrePath } from '@portal/shared/session/rules';
import { ErrorPanel, LinkButton, NoPermissionPanel } from '@portal/shared/ui';
import { Fragment } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { afterLeaving } from '../login/leaving';
import { CompanyInfoPanel } from './company-info-panel';
import { PageSkeleton } from './page-skeleton';
import { useAccess } from './use-access';
import type { CompanyInfoView } from './use-company-info';
import { useCompanyKey } from './use-company-key';

interface GuardedOutletProps {
  companyInfo: Pick<CompanyInfoView, 'failure' | 'retry'>;
}

/** The page, once it is known that the person may see it. */
export function GuardedOutlet({ companyInfo }: GuardedOutletProps) {
  const { decision, unanswered, retry } = useAccess(companyInfo.failure !== null);
  const companyKey = useCompanyKey();

  if (decision.kind === 'redirect') return <Navigate to={afterLeaving(decision.to)} replace />;
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
      return <CompanyInfoPanel failure={companyInfo.failure} onRetry={companyInfo.retry} />;
    }
    return (
      <Fragment key={companyKey}>
        <Outlet />
      </Fragment>
    );
  }
  return unanswered ? <ErrorPanel onRetry={retry} /> : <PageSkeleton />;
}
