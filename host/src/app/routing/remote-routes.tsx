import type { BootRemote, RouteMeta } from '@portal/shared/boot';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';
import { Navigate, type RouteObject, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { reportLoad } from '../../federation/load-report';
import { ownerOf } from '../../federation/owner';
import { isLoaded, lastGoodRoutes, loadRoutes } from '../../federation/remotes';
import { LatePart } from '../../kit/late-part';
import { PageSkeleton } from '../../kit/page-skeleton';
import { partErrorBoundary } from '../../kit/part-error-boundary';
import { PlainFrame } from '../../kit/plain-frame';
import { type PageOwner, pageAt, patience, resilientRoutes, within } from './resilient-lazy';

/**
 * How remote routes enter the router. At start each owned prefix has one route that matches everything below it: it
 * stands for a remote that is not there yet. When the remote is there, its own routes are patched in beside it and
 * win, since they are more specific.
 */

/** Ids of the layout routes that remotes hang below. */
export const layoutIds = { centre: 'centre', open: 'open' } as const;

export type Patch = (layoutId: string, routes: RouteObject[]) => void;

const patched = new Set<string>();

/** The source of a remote's pages, and the report when one of them does not come. */
function ownerOfPages(remote: BootRemote): PageOwner {
  const { slot, package: name, build } = remote;
  const routesBefore = lastGoodRoutes(remote);
  return {
    slot,
    build,
    lastGood:
      routesBefore &&
      (async (pattern) => {
        const load = pageAt(await routesBefore(), pattern);
        if (!load) throw new Error(`${slot}: no page at ${pattern} in the release before`);
        return load();
      }),
    onTrouble: (figures, cause) => reportLoad({ slot, package: name, build, ...figures }, cause),
  };
}

function patchIn(remote: BootRemote, routes: RouteObject[], patch: Patch): void {
  if (patched.has(remote.slot)) return;
  patched.add(remote.slot);
  const layoutId = remote.owns.some((owned) => owned.permission) ? layoutIds.centre : layoutIds.open;
  const ErrorBoundary = partErrorBoundary(remote.slot, remote.build);
  const slotRoot: RouteObject = {
    id: `slot:${remote.slot}`,
    ErrorBoundary,
    children: resilientRoutes(routes, ownerOfPages(remote)),
  };
  patch(layoutId, [slotRoot]);
}

/**
 * Loads the remote that owns the path and patches its routes in; returns after `patience` even if the remote is not
 * there.
 */
export async function discover(remotes: readonly BootRemote[], path: string, patch: Patch): Promise<void> {
  const owner = ownerOf(remotes, path);
  if (!owner || patched.has(owner.slot)) return;
  const routes = await within(loadRoutes(owner), patience);
  if (routes) patchIn(owner, routes, patch);
}

export interface Arrival {
  patch: Patch;
  /** Whether the portal has a page at this path by now. */
  knows: (path: string) => boolean;
  /** Stands around the stand-in of a remote with a frame of its own. */
  Around?: ComponentType<{ children: ReactNode }>;
}

/** Whether a route only stands in for a remote that is not there. */
export const isStandIn = (route: RouteObject | undefined): boolean => Boolean((route?.handle as RouteMeta)?.standIn);

/** The remote is there with its routes: a path without a page is unknown by then. */
const hasCome = (remote: BootRemote): boolean => isLoaded(remote) && patched.has(remote.slot);

/** Stands in for a remote that is late. If the remote has no page at the path when it comes, the path is unknown. */
function absentRemote(remote: BootRemote, permission: boolean, arrival: Arrival): ComponentType {
  const { Around = PlainFrame } = arrival;
  /** The remote came after this address was matched: by itself, or with a navigation to another of its pages. */
  function Arrived() {
    const here = useLocation();
    const navigate = useNavigate();
    const known = arrival.knows(here.pathname);
    // A person on the way to another page is not held back.
    const idle = useNavigation().state === 'idle';
    /** Matches the address again, now that the remote's routes are there. */
    const rematch = useEffectEvent(() => navigate(here, { replace: true, preventScrollReset: true }));
    useEffect(() => {
      if (known && idle) void rematch();
    }, [known, idle]);
    return known ? <PageSkeleton /> : <Navigate to="/404" replace />;
  }
  const arrive = async (): Promise<ComponentType> => {
    patchIn(remote, await loadRoutes(remote), arrival.patch);
    return Arrived;
  };
  return function AbsentRemote() {
    const part = hasCome(remote) ? <Arrived /> : <LatePart first={arrive} again={arrive} />;
    return permission ? part : <Around>{part}</Around>;
  };
}

/** One stand-in for each owned prefix of the remotes in that layout. */
export function standIns(remotes: readonly BootRemote[], permission: boolean, arrival: Arrival): RouteObject[] {
  return remotes.flatMap((remote) => {
    const Component = absentRemote(remote, permission, arrival);
    return remote.owns
      .filter((owned) => owned.permission === permission)
      .map(({ prefix }) => ({
        path: `${prefix}/*`,
        Component,
        handle: { standIn: () => hasCome(remote) } satisfies RouteMeta,
      }));
  });
}
