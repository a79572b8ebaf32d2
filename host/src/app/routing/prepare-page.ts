import type { BootDocument } from '@portal/shared/boot';
import { matchRoutes } from 'react-router-dom';
import { portalPath } from '../../kit/portal-path';
import { followLinks } from '../prefetch/follow-links';
import { isSparing } from '../prefetch/is-sparing';
import type { PortalRouter } from './router';

/** Loads the code of a page as a navigation would, so that it is there when the person goes to the page. */
async function preparePage(boot: BootDocument, { router, bringRoutes }: PortalRouter, path: string): Promise<void> {
  const inPortal = portalPath(boot.standalone?.basePath, path);
  const next = await bringRoutes(inPortal);
  if (next === null) return;
  // The guard sends the person on, e.g. to the login: that page is prepared instead.
  if (next !== inPortal) await bringRoutes(next);
  // Frame, area and page load at the same time, as in the router.
  await Promise.all(
    (matchRoutes(router.routes, next) ?? []).map(({ route: { lazy } }) => typeof lazy === 'function' && lazy()),
  );
}

/** Prepares the page behind each link that somebody is about to follow. */
export function prepareNextPages(boot: BootDocument, portalRouter: PortalRouter): void {
  // A load that fails here is tried again, and reported, when the person goes there.
  followLinks((path) => void (isSparing() || preparePage(boot, portalRouter, path).catch(() => undefined)));
}
