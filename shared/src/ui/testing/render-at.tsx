import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { renderInPortal } from './render-in-portal';

/**
 * Renders an element inside the portal's look at an address. Returns the router, so that a test can go elsewhere and
 * read the present address.
 */
export function renderAt(address: string, element: ReactElement) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  return { router, ...renderInPortal(<RouterProvider router={router} />) };
}
