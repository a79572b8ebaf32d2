import { type BootDocument, bootDocument, rootElementId } from '@portal/shared/boot';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { registerBootRemotes } from '../federation/container';
import { watchCrashes } from '../federation/watch-crashes';
import type { PortalRouter } from './routing/router';

/** Starts the application with the document's remotes. */
export function mount<R extends Pick<PortalRouter, 'router'>>(createRouter: (boot: BootDocument) => R): R {
  const boot = bootDocument();
  const root = document.getElementById(rootElementId);
  if (!root) throw new Error(`no #${rootElementId} in the document`);
  watchCrashes(boot);
  registerBootRemotes(boot.remotes);
  const created = createRouter(boot);
  createRoot(root).render(<RouterProvider router={created.router} />);
  return created;
}
