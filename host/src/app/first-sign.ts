import type { BootDocument } from '@portal/shared/boot';
import { prepareNextPages } from './routing/prepare-page';
import type { PortalRouter } from './routing/router';
import { watchVitals } from './vitals/watch-vitals';

/** What begins once somebody is there. The page itself can do without it. */
export function beginAtSign(boot: BootDocument, portalRouter: PortalRouter): void {
  prepareNextPages(boot, portalRouter);
  watchVitals(boot, portalRouter.router);
}
