import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteMeta } from '../../../boot/public';
import { useActiveMenuItem } from './use-active-menu-item';

afterEach(cleanup);

const Item = () => <output>{useActiveMenuItem()}</output>;

function activeAt(address: string, activeMenu?: RouteMeta['activeMenu']) {
  const handle = { title: '变更详情', ...(activeMenu && { activeMenu }) };
  const router = createMemoryRouter([{ path: '/center/crm/*', element: <Item />, handle }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return screen.getByRole('status').textContent;
}
const view = '/center/crm/company/changeAccView';
const byKind: RouteMeta['activeMenu'] = (search) =>
  search.get('changeType') === 'ACCOUNT' ? '/center/crm/account' : undefined;

test.each([
  ['declared', view, '/center/crm/account', '/center/crm/account'],
  ['not declared: the third level', view, undefined, '/center/crm/company'],
  ['declared for this address', `${view}?changeType=ACCOUNT`, byKind, '/center/crm/account'],
  ['not declared for this one', `${view}?changeNo=H1`, byKind, '/center/crm/company'],
])('%s', (_, address, declared, item) => {
  expect(activeAt(address, declared)).toBe(item);
});
