import type { BootDocument } from '@portal/shared/boot';
import { setWindowWidth } from '@portal/shared/testing/window-width';
import { sampleBoot, writeBoot as writeSampleBoot } from '@portal/shared/testing/write-boot';
import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';

/**
 * Writes the boot document as the gateway does, and sets a window of common width. The document is read once in a test
 * file.
 */
export function writeBoot(change: Partial<BootDocument['tenant']> = {}, remotes: BootDocument['remotes'] = []): void {
  const tenant = { ...sampleBoot.tenant, filings: [{ text: '京ICP备00000000号' }], ...change };
  writeSampleBoot({ ...sampleBoot, tenant, remotes });
  setWindowWidth(1440);
}

const elsewhere: RouteObject = { path: '*', element: <h1>别处</h1> };

/** Renders routes at an address; any other address shows 别处. */
export function renderPages(routes: RouteObject[], address: string) {
  const router = createMemoryRouter([...routes, elsewhere], { initialEntries: [address] });
  return { ...render(<RouterProvider router={router} />), router };
}
