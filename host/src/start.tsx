import { bootDocument, rootElementId } from '@portal/shared/boot';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { registerBootRemotes } from './federation/container';
import './federation/provided';
import { watchCrashes } from './federation/watch-crashes';
import { atFirstSign } from './prefetch/at-first-sign';
import { createPortalRouter } from './routing/router';

const boot = bootDocument();
const root = document.getElementById(rootElementId);
if (!root) throw new Error(`no #${rootElementId} in the document`);

watchCrashes(boot);
registerBootRemotes(boot.remotes);
const portalRouter = createPortalRouter(boot);
createRoot(root).render(<RouterProvider router={portalRouter.router} />);

atFirstSign(async () => {
  const { prepareNextPages } = await import('./prefetch/prepare-page');
  prepareNextPages(boot, portalRouter);
});
