import { productCentrePath } from '@portal/shared/session/rules';
import { ErrorPanel, LinkButton, NoPermissionPanel } from '@portal/shared/ui';
import { Fragment } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { PageSkeleton } from './page-skeleton';
import { useAccess } from './use-access';
import { useCompanyKey } from './use-company-key';

/** The page, once it is known that the person may see it. */
export function GuardedOutlet({ companyInfoFailed }: { companyInfoFailed: boolean }) {
  const { decision, unanswered, retry } = useAccess(companyInfoFailed);
  const companyKey = useCompanyKey();

  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  if (decision.kind === 'forbidden') {
    return (
      <NoPermissionPanel
        action={
          <LinkButton type="primary" to={productCentrePath}>
            返回产品中心
          </LinkButton>
        }
      />
    );
  }
  if (decision.kind === 'allow') {
    return (
      <Fragment key={companyKey}>
        <Outlet />
      </Fragment>
    );
  }
  return unanswered ? <ErrorPanel onRetry={retry} /> : <PageSkeleton />;
}
