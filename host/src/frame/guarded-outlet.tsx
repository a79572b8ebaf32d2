import type { RouteMeta } from '@portal/shared/boot';
import { isGone } from '@portal/shared/session';
import { productCentrePath } from '@portal/shared/session/rules';
import { ErrorPanel, LinkButton, NoPermissionPanel } from '@portal/shared/ui';
import { Fragment } from 'react';
import { Navigate, Outlet, useMatches } from 'react-router-dom';
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
  const waitsForRemote = useMatches().some(({ handle }) => (handle as RouteMeta | undefined)?.standIn);

  // Whoever ended the session leads on already: a second trip from here would change where that one ends.
  if (isGone()) return <PageSkeleton />;
  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  // Whether there is such a page is not known yet, so nothing is said of the right to see it.
  if (waitsForRemote) return <Outlet />;
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
