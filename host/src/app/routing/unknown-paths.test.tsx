import '../../testing/mock-surroundings';

import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { BootDocument, BootRemote, RouteMeta } from '@portal/shared/boot';
import { enterSession, leaveSession, stay } from '@portal/shared/session';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { company, companyInfo, tokens } from '../../testing/company';
import { answer, forgetCalls, inputsOf } from '../../testing/fake-api';
import { remotes } from '../../testing/mock-federation';
import { writeBoot } from '../../testing/render-pages';
import { patience } from './resilient-lazy';
import { createPortalRouter, type PortalRouter } from './router';

const refused = '您没有访问此内容的权限';

const page = (title: string) => async () => ({ Component: () => <h1>{title}</h1> });
const on = (...leadsTo: string[]): RouteMeta => ({ leadsTo });
const routes: RouteObject[] = [
  {
    path: '/center/crm',
    lazy: async () => ({ Component: Outlet }),
    children: [
      { index: true, handle: on('/center/crm/account/list', '/center/crm/employee/list') },
      { path: 'account', handle: on('/center/crm/account/list') },
      { path: 'account/list', lazy: page('账户信息') },
      { path: 'employee/list', lazy: page('人员管理') },
      { path: 'reindexing', lazy: page('重建索引') },
      { path: 'invoice/:id', lazy: page('发票详情') },
      { path: 'invoice/stats', lazy: page('发票统计') },
    ],
  },
];

/** A slot keeps its routes for ever: each test has a slot of its own. */
let slots = 0;
function remoteOfTest(): BootRemote {
  slots += 1;
  const owns = [{ prefix: '/center/crm', permission: true, prodCode: 'CRM' }];
  return { slot: `account-${slots}`, package: 'account', build: 'b1', owns, menu: [] } as unknown as BootRemote;
}
const bootDocument = () =>
  ({ tenant: {}, host: { build: 'h1' }, remotes: [remoteOfTest()], standalone: null }) as unknown as BootDocument;

const resource = (resUri: string) => ({
  orderNum: 1,
  parentCode: '',
  resCode: resUri,
  resName: '',
  resType: 'page' as const,
  resUri,
  icon: '',
});

let portal: PortalRouter;
/** The remote is there from now on. */
let arrive: () => Promise<void>;
const visited: string[] = [];

function open(address: string) {
  history.replaceState(null, '', address);
  portal = createPortalRouter(bootDocument(), () => undefined);
  portal.router.subscribe(({ location }) => visited.push(location.pathname));
  render(<RouterProvider router={portal.router} />);
}
const at = () => portal.router.state.location;

beforeAll(async () => {
  writeBoot({}, [remoteOfTest()]);
  // The first load of these modules takes longer than a test waits.
  await Promise.all([import('../access/access'), import('../frame/centre-frame'), import('../pages/not-found-page')]);
}, 60_000);
beforeEach(() => {
  forgetCalls();
  visited.length = 0;
  let bring: () => void = () => undefined;
  const coming = new Promise<RouteObject[]>((resolve) => {
    bring = () => resolve(routes);
  });
  remotes.loadRoutes.mockReset().mockReturnValue(coming);
  remotes.isLoaded.mockReset().mockReturnValue(false);
  arrive = async () => {
    remotes.isLoaded.mockReturnValue(true);
    await act(async () => bring());
  };
  enterSession(tokens);
  answer('custEmployeeInfoComp', companyInfo());
  answer('custEmployeeCompsAll', [company()]);
  answer('messageUnreadNumbers', 0);
  answer('findResAllByToken', [resource('/center/crm/account/list')]);
});
afterEach(() => {
  cleanup();
  portal.router.dispose();
  leaveSession();
});

describe('"Any unknown path redirects to /404", where nothing is said of permissions', () => {
  test('below a remote that is there', async () => {
    open('/center/crm/nothing-here');
    await arrive();
    await waitFor(() => expect(at().pathname).toBe('/404'));
    expect(screen.queryByText(refused)).toBeNull();
  });

  test('below a remote that is late', async () => {
    open('/center/crm/nothing-here');
    await act(() => new Promise((resolve) => setTimeout(resolve, 1.5 * patience)));
    expect(screen.queryByText(refused)).toBeNull();
    await arrive();
    await waitFor(() => expect(at().pathname).toBe('/404'));
  });

  test('a page that is there and not authorized is refused in its place', async () => {
    open('/center/crm/employee/list');
    await arrive();
    expect(await screen.findByText(refused)).toBeTruthy();
    expect(at().pathname).toBe('/center/crm/employee/list');
  });

  test('[threat: missing right] whoever may open the details of a list may not open a page that stands beside them', async () => {
    answer('findResAllByToken', [resource('/center/crm/invoice/:id')]);
    open('/center/crm/invoice/17');
    await arrive();
    expect(await screen.findByRole('heading', { name: '发票详情' })).toBeTruthy();
    await act(() => portal.router.navigate('/center/crm/invoice/stats'));
    expect(await screen.findByText(refused)).toBeTruthy();
  });
});

describe('"Any path containing \'index\' is reachable without a token", also in the centre', () => {
  beforeEach(() => {
    leaveSession();
    // This document has never had a session.
    stay();
  });
  afterEach(() => {
    expect(visited).not.toContain('/login');
    for (const call of ['custEmployeeInfoComp', 'findResAllByToken'] as const) expect(inputsOf(call)).toEqual([]);
  });

  test.each(['/center/crm/index', '/center/crm/account/index?from=mail'])('%s is unknown', async (address) => {
    open(address);
    await arrive();
    await waitFor(() => expect(at().pathname).toBe('/404'));
  });

  test('nothing is said of it while the remote is late', async () => {
    open('/center/crm/index');
    await act(() => new Promise((resolve) => setTimeout(resolve, 1.5 * patience)));
    expect(at().pathname).toBe('/center/crm/index');
    await arrive();
    await waitFor(() => expect(at().pathname).toBe('/404'));
  });

  test('a page that is there is shown', async () => {
    open('/center/crm/reindexing');
    await arrive();
    expect(await screen.findByRole('heading', { name: '重建索引' })).toBeTruthy();
    expect(at().pathname).toBe('/center/crm/reindexing');
  });
});

describe('an address of a menu without a page', () => {
  test('leads to its page by one step, with its query', async () => {
    answer('findResAllByToken', ['/center/crm/account/list', '/center/crm/employee/list'].map(resource));
    open('/center/crm/employee/list');
    await arrive();
    await screen.findByRole('heading', { name: '人员管理' });
    await act(() => portal.router.navigate('/center/crm/account?state=1'));
    expect(await screen.findByRole('heading', { name: '账户信息' })).toBeTruthy();
    expect(at()).toMatchObject({ pathname: '/center/crm/account/list', search: '?state=1' });
    expect(visited).not.toContain('/center/crm/account');
  });

  test('of several it leads to the first that the person may open', async () => {
    answer('findResAllByToken', [resource('/center/crm/employee/list')]);
    open('/center/crm');
    await arrive();
    expect(await screen.findByRole('heading', { name: '人员管理' })).toBeTruthy();
  });

  test('without a token to the login, with the way back', async () => {
    leaveSession();
    open('/center/crm/account');
    await waitFor(() => expect(at().pathname).toBe('/login'));
    expect(at().search).toBe('?redirect=%2Fcenter%2Fcrm%2Faccount');
  });
});
