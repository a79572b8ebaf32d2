import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { renderInPortal } from './render-in-portal';

/** Renders an element inside the portal's look at an address; answers the router, to go elsewhere and to look where one is. */
export function renderAt(address: string, element: ReactElement) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  return { router, ...renderInPortal(<RouterProvider router={router} />) };
}
