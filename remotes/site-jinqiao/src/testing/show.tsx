import { KeptAnswersContext, keepAnswers } from '@portal/shared/api';
import { bootElementId } from '@portal/shared/boot';
import { render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { routes } from '../routes';

const tenant = {
  platformName: '金桥供应链',
  backgroundTitle: '一座桥',
  backgroundContent: '连起产业与资金。',
  filingsContent: '浙ICP备00000000号-2',
  filings: [{ text: '浙ICP备00000000号-2', href: 'https://beian.miit.gov.cn/' }],
  legalName: '金桥供应链管理（演示）有限公司',
  address: '杭州市萧山区金桥路 88 号金桥大厦 12 层',
  hotline: '400-000-5678',
};

/** Shows the site at an address, in a document as the gateway writes it. */
export function show(address: string) {
  document.head.innerHTML = `<script type="application/json" id="${bootElementId}">${JSON.stringify({ tenant })}</script>`;
  const root = { HydrateFallback: () => null, Component: Outlet, children: routes };
  const router = createMemoryRouter([root], { initialEntries: [address] });
  render(
    <KeptAnswersContext value={keepAnswers()}>
      <RouterProvider router={router} />
    </KeptAnswersContext>,
  );
  return router;
}
