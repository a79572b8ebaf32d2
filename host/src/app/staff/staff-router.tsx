import type { BootDocument, RouteMeta } from '@portal/shared/boot';
import { createBrowserRouter, matchRoutes, Navigate, redirect } from 'react-router-dom';
import { partErrorBoundary } from '../../kit/part-error-boundary';
import { portalPath } from '../../kit/portal-path';
import { NotFound } from '../pages/not-found';
import { type Arrival, discover, isStandIn, standIns } from '../routing/remote-routes';
import type { PortalRouter } from '../routing/router';
import { openingPath } from '../standalone/opening-path';
import { StaffFrame } from './staff-frame';
import { StaffLayout } from './staff-layout';

const rootId = 'staff';

/** The router for the platform's own people: the pages of the remotes, the way to the first of them, and `/404`. */
export function createStaffRouter(boot: BootDocument): Pick<PortalRouter, 'router'> {
  const basePath = boot.standalone?.basePath;
  const arrival: Arrival = {
    // The remotes guard their pages themselves, so all of them hang below the one layout.
    patch: (_layoutId, routes) => router.patchRoutes(rootId, routes),
    knows: (path) => !isStandIn(matchRoutes(router.routes, path)?.at(-1)?.route),
  };
  const inFrame = { ...arrival, Around: StaffFrame };
  const router: PortalRouter['router'] = createBrowserRouter(
    [
      {
        id: rootId,
        Component: StaffLayout,
        ErrorBoundary: partErrorBoundary('host', boot.host.build),
        // The gateway's shell stands until the first page is there.
        HydrateFallback: () => null,
        children: [
          { path: '/', element: null, loader: async () => redirect(await openingPath(boot, boot.home)) },
          {
            path: '/404/*',
            element: (
              <StaffFrame>
                <NotFound />
              </StaffFrame>
            ),
            handle: { title: '页面不存在' } satisfies RouteMeta,
          },
          ...standIns(boot.remotes, false, inFrame),
          ...standIns(boot.remotes, true, inFrame),
          { path: '*', element: <Navigate to="/404" replace /> },
        ],
      },
    ],
    {
      ...(basePath ? { basename: basePath } : {}),
      async patchRoutesOnNavigation({ path }) {
        await discover(boot.remotes, portalPath(basePath, path), arrival.patch);
      },
    },
  );
  return { router };
}
