import type { BootDocument } from '@portal/shared/boot';
import { createBrowserRouter, matchRoutes, Navigate, redirect } from 'react-router-dom';
import { partErrorBoundary } from '../../kit/part-error-boundary';
import { portalPath } from '../../kit/portal-path';
import { createGuard } from '../access/guard';
import { RootLayout } from '../frame/root-layout';
import { openingPath } from '../standalone/opening-path';
import { routes as hostPages, passages } from './host-pages';
import { type Arrival, discover, isStandIn, layoutIds, standIns } from './remote-routes';
import { type PageOwner, resilientFrame, resilientRoutes } from './resilient-lazy';

export interface PortalRouter {
  router: ReturnType<typeof createBrowserRouter>;
  /**
   * Brings the routes at a path and returns the path. Where the guard sends the person on, it brings none and returns
   * the target; null for a new document.
   */
  bringRoutes: (path: string) => Promise<string | null>;
}

/** The data router: own pages, the two layouts that remotes hang below, and the guard before all of them. */
export function createPortalRouter(boot: BootDocument, forgetAnswers: () => void): PortalRouter {
  const basePath = boot.standalone?.basePath;
  const routeAt = (path: string) => matchRoutes(router.routes, path)?.at(-1)?.route;
  const guard = createGuard(boot, {
    own: { routes: hostPages, passages },
    routeAt,
    replaceAddress: (to) => void router.navigate(to, { replace: true }),
    forgetAnswers,
  });
  const arrival: Arrival = {
    // This must not be a navigation's own `patch`: that does nothing once another navigation has begun, and the remote
    // would count as loaded without a single route.
    patch: (layoutId, routes) => router.patchRoutes(layoutId, routes),
    knows: (path) => !isStandIn(routeAt(path)),
  };
  const bringRoutes = async (path: string) => {
    const to = await guard.destination(path);
    if (to === path) await discover(boot.remotes, path, arrival.patch);
    return to;
  };
  const host: PageOwner = { slot: 'host', build: boot.host.build, lastGood: null };
  const HostErrorBoundary = partErrorBoundary('host', boot.host.build);
  const router: PortalRouter['router'] = createBrowserRouter(
    [
      {
        id: 'root',
        Component: RootLayout,
        ErrorBoundary: HostErrorBoundary,
        // The gateway's shell stands until the first page is there.
        HydrateFallback: () => null,
        middleware: [guard.middleware],
        children: [
          ...Object.entries(passages).map(([path, to]) => ({
            path,
            element: null,
            loader: async () => redirect(path === '/' ? await openingPath(boot, to) : to),
          })),
          {
            id: layoutIds.open,
            ErrorBoundary: HostErrorBoundary,
            children: [
              ...resilientRoutes(hostPages, host),
              ...standIns(boot.remotes, false, arrival),
              { path: '*', element: <Navigate to="/404" replace /> },
            ],
          },
          {
            id: layoutIds.centre,
            lazy: resilientFrame(
              boot.standalone
                ? () => import('../standalone/bare-centre')
                : () => import(/* webpackChunkName: "centre" */ '../frame/centre-frame'),
              host,
            ),
            ErrorBoundary: HostErrorBoundary,
            children: standIns(boot.remotes, true, arrival),
          },
        ],
      },
    ],
    {
      future: { v8_middleware: true },
      ...(basePath ? { basename: basePath } : {}),
      async patchRoutesOnNavigation({ path }) {
        await bringRoutes(portalPath(basePath, path));
      },
    },
  );
  return { router, bringRoutes };
}
