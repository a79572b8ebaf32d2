import { KeptAnswersContext, keepAnswers } from '@portal/shared/api';
import { setWindowWidth } from '@portal/shared/testing/window-width';
import { PortalConfig } from '@portal/shared/ui';
import { configure, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../routes';

// The first test of a file also compiles the lazy page.
configure({ asyncUtilTimeout: 30_000 });

/** Shows the product centre, or another page of it, with its own route table. */
export function renderCentre(address = '/center/product/product') {
  if (!('matchMedia' in window)) setWindowWidth(1440);
  const elsewhere = { path: '*', element: <h1>别处</h1> };
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: [...routes, elsewhere] }], {
    initialEntries: [address],
  });
  const view = render(
    <KeptAnswersContext value={keepAnswers()}>
      <PortalConfig themeColor="#D83651" nonce="test">
        <RouterProvider router={router} />
      </PortalConfig>
    </KeptAnswersContext>,
  );
  return { router, ...view };
}
