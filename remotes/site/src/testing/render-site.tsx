import { jest } from '@jest/globals';
import { KeptAnswersContext, keepAnswers } from '@portal/shared/api';
import { writeBoot } from '@portal/shared/testing/write-boot';
import { render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { routes } from '../routes';

// The first test of a file also compiles the lazy pages.
jest.setTimeout(30_000);

/** Shows the site at an address, with its own route table and frame. */
export function renderSite(...addresses: string[]) {
  writeBoot();
  const root = {
    HydrateFallback: () => null,
    Component: Outlet,
    children: [...routes, { path: '*', Component: () => '别处' }],
  };
  const router = createMemoryRouter([root], { initialEntries: addresses });
  const view = render(
    <KeptAnswersContext value={keepAnswers()}>
      <RouterProvider router={router} />
    </KeptAnswersContext>,
  );
  return { router, ...view };
}
