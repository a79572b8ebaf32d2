import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';

const Frame = () => (
  <>
    <nav aria-label="官网">产品服务</nav>
    <main>
      <Outlet />
    </main>
  </>
);
const routes = [{ path: '/index', lazy: async () => ({ Component: Frame }), children: [] }];
jest.mock('../../federation/remotes', () => ({ loadRoutes: async () => routes }));
jest.mock('@portal/shared/boot', () => ({
  BrandName: () => '平台',
  bootDocument: () => ({
    tenant: { platformName: '平台' },
    remotes: [{ slot: 'site', owns: [{ prefix: '/index', permission: false }] }],
  }),
}));

test('a visitor finds the sentence within the public site', async () => {
  const { Component } = await import('./not-found-page');
  render(<RouterProvider router={createMemoryRouter([{ path: '/404/*', Component }], { initialEntries: ['/404'] })} />);
  expect(await screen.findByRole('navigation', { name: '官网' }, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByRole('main').textContent).toContain('页面不存在或已被移除');
});
