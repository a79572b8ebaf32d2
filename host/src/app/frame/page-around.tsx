import { bootDocument } from '@portal/shared/boot';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useDocumentTitle } from '../../kit/document-title';
import { useHeadingFocus } from '../../kit/heading-focus';
// A banner may come on any page. Imported here, its style is in one sheet, so that no page gets it twice.
import '../../kit/banner.module.css';
import { useHandover } from '../../kit/handover';
import { BeforeScrolling, useHeldScroll } from '../../kit/held-scroll';
import { useLoadedCode } from '../../kit/use-loaded-code';
import { ProgressBar } from './progress-bar';

/** The page, with all that any page has: title, focus, scroll position, the thin bar while a navigation is under way. */
export function PageAround({ children }: { children: ReactNode }) {
  useDocumentTitle();
  useHeadingFocus();
  useHandover();
  const held = useHeldScroll();
  const { override, standalone } = bootDocument();
  const swap = useLoadedCode(() => import('../releases/override-banner'), override !== null);
  const harness = useLoadedCode(() => import('../standalone/harness-panel'), standalone !== null);
  return (
    <>
      {harness && <harness.HarnessPanel />}
      {override && swap && <swap.OverrideBanner override={override} />}
      <ProgressBar />
      <BeforeScrolling held={held} />
      <Outlet />
      <ScrollRestoration />
      {children}
    </>
  );
}
