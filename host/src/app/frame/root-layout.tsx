import { bootDocument } from '@portal/shared/boot';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../../kit/document-title';
import { useHeadingFocus } from '../../kit/heading-focus';
import { isVisit } from '../access/visit';
import { ProgressBar } from './progress-bar';
// A banner may come on any page. Imported here, its style is in one sheet, so that no page gets it twice.
import '../../kit/banner.module.css';
import { useShellHandover } from '../../kit/shell-handover';
import { useLoadedCode } from '../../kit/use-loaded-code';

/** Stands around every page: title, focus, scroll position, the thin bar while a navigation is under way. */
export function RootLayout() {
  useDocumentTitle();
  useHeadingFocus();
  useShellHandover();
  const { pathname } = useLocation();
  const beyondVisit = !isVisit(pathname);
  const services = useLoadedCode(() => import('./app-services'), beyondVisit);
  const offline = useLoadedCode(() => import('./offline-banner'), beyondVisit);
  const { override } = bootDocument();
  const swap = useLoadedCode(() => import('../releases/override-banner'), override !== null);
  const harness = useLoadedCode(() => import('../standalone/harness-panel'), bootDocument().standalone !== null);
  return (
    <>
      {override && swap && <swap.OverrideBanner override={override} />}
      <ProgressBar />
      <Outlet />
      <ScrollRestoration />
      {services && <services.AppServices />}
      {offline && <offline.OfflineBanner />}
      {harness && <harness.HarnessPanel />}
    </>
  );
}
