import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { BootDocument, BootRemote } from '@portal/shared/boot';
import { act, cleanup, render, screen } from '@testing-library/react';
import { type RouteObject, RouterProvider } from 'react-router-dom';
import { remotes } from '../../testing/mock-remotes';
import { writeBoot } from '../../testing/render-pages';
import { patience } from './resilient-lazy';
import { createPortalRouter, type PortalRouter } from './router';

const page = (title: string) => async () => ({ Component: () => <h1>{title}</h1> });
const siteRoutes: RouteObject[] = [
  { path: '/index/help', lazy: page('帮助中心') },
  { path: '/index/about', lazy: page('关于我们') },
];

/** A slot keeps its routes for ever: each test has a slot of its own. */
let slots = 0;
function bootDocument(): BootDocument {
  slots += 1;
  const owns = [{ prefix: '/index', permission: false }];
  const site = { slot: `site-${slots}`, package: 'site', build: 'b1', owns } as unknown as BootRemote;
  return { host: { build: 'h1' }, remotes: [site], standalone: null } as unknown as BootDocument;
}

async function settle(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

let portal: PortalRouter;
/** The remote is there from now on. */
let arrive: () => Promise<void>;

beforeAll(() => writeBoot());
beforeEach(() => {
  jest.useFakeTimers();
  let bring: (routes: RouteObject[]) => void = () => undefined;
  const coming = new Promise<RouteObject[]>((resolve) => {
    bring = resolve;
  });
  remotes.loadRoutes.mockReset().mockReturnValue(coming);
  remotes.isLoaded.mockReset().mockReturnValue(false);
  arrive = async () => {
    remotes.isLoaded.mockReturnValue(true);
    bring(siteRoutes);
    await settle(patience);
  };
  history.replaceState(null, '', '/index/help');
  portal = createPortalRouter(bootDocument(), () => undefined);
});
afterEach(() => {
  cleanup();
  portal.router.dispose();
  jest.useRealTimers();
});

const open = () => render(<RouterProvider router={portal.router} />);
const heading = () => screen.queryByRole('heading')?.textContent;

test('a remote in time brings its page', async () => {
  open();
  await arrive();
  expect(heading()).toBe('帮助中心');
});

test('a remote that is late brings its page once it is there', async () => {
  open();
  await settle(3 * patience);
  expect(heading()).toBeUndefined();
  await arrive();
  expect(heading()).toBe('帮助中心');
});

test('whoever goes on while the remote is on its way gets the page that they went to last', async () => {
  open();
  await settle(patience / 4);
  act(() => void portal.router.navigate('/index/about'));
  await settle(patience / 4);
  await arrive();
  expect(heading()).toBe('关于我们');
  expect(location.pathname).toBe('/index/about');
});

test('a late remote that another way brings shows its page where it was waited for', async () => {
  open();
  await settle(3 * patience);
  const brought = portal.bringRoutes('/index/about');
  await arrive();
  await brought;
  expect(heading()).toBe('帮助中心');
});

test('a late remote does not call back whoever has gone on to another of its pages', async () => {
  open();
  await settle(3 * patience);
  act(() => void portal.router.navigate('/index/about'));
  await settle(patience / 4);
  await arrive();
  expect(heading()).toBe('关于我们');
});

test('a path that the remote has no page for is unknown', async () => {
  history.replaceState(null, '', '/index/absent');
  portal.router.dispose();
  portal = createPortalRouter(bootDocument(), () => undefined);
  open();
  await settle(3 * patience);
  await arrive();
  expect(location.pathname).toBe('/404');
});
