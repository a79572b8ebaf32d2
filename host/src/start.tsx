import { bootDocument, rootElementId } from '@portal/shared/boot';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { registerBootRemotes } from './federation/container';
import './federation/provided';
import { atFirstSign } from './app/prefetch/at-first-sign';
import { createPortalRouter } from './app/routing/router';
import { watchCrashes } from './federation/watch-crashes';

const boot = bootDocument();
const root = document.getElementById(rootElementId);
if (!root) throw new Error(`no #${rootElementId} in the document`);

watchCrashes(boot);
registerBootRemotes(boot.remotes);
const portalRouter = createPortalRouter(boot);
createRoot(root).render(<RouterProvider router={portalRouter.router} />);

atFirstSign(async () => {
  const { prepareNextPages } = await import('./app/routing/prepare-page');
  prepareNextPages(boot, portalRouter);
});
