import { bootDocument } from '@portal/shared/boot';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useDocumentTitle } from '../../kit/document-title';
import { useHeadingFocus } from '../../kit/heading-focus';
import { useShellHandover } from '../../kit/shell-handover';
import { useLoadedCode } from '../../kit/use-loaded-code';
import '../../kit/banner.module.css';
import { OfflineBanner } from '../frame/offline-banner';
import { ProgressBar } from '../frame/progress-bar';
import { ReleaseNews } from '../releases/release-news';

/**
 * Stands around every page of staff. A session, its guard and a frame are the desk's own: here is only what any page
 * needs.
 */
export function StaffLayout() {
  useDocumentTitle();
  useHeadingFocus();
  useShellHandover();
  const { override, standalone } = bootDocument();
  const swap = useLoadedCode(() => import('../releases/override-banner'), override !== null);
  const harness = useLoadedCode(() => import('../standalone/harness-panel'), standalone !== null);
  return (
    <>
      {override && swap && <swap.OverrideBanner override={override} />}
      <ProgressBar />
      <Outlet />
      <ScrollRestoration />
      <OfflineBanner />
      {standalone === null && <ReleaseNews />}
      {harness && <harness.HarnessPanel />}
    </>
  );
}
