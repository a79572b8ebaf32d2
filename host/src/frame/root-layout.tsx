import { bootDocument } from '@portal/shared/boot';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { useDocumentTitle } from './document-title';
import { useHeadingFocus } from './heading-focus';
import styles from './root-layout.module.css';
import { removeShell } from './shell-handover';
import { useLoaded } from './use-loaded';

/** Around every page: title, focus, scroll position, the thin bar of a navigation under way. */
export function RootLayout() {
  const { state } = useNavigation();
  useDocumentTitle();
  useHeadingFocus();
  useEffect(removeShell, []);
  const services = useLoaded(() => import('./app-services'));
  const harness = useLoaded(() => import('../standalone/harness-panel'), bootDocument().standalone !== null);
  return (
    <>
      {state !== 'idle' && <div className={styles.progress} aria-hidden="true" />}
      <Outlet />
      <ScrollRestoration />
      {services && <services.AppServices />}
      {harness && <harness.HarnessPanel />}
    </>
  );
}
