import '../../testing/mock-staff-call';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { renderAt } from '@portal/shared/testing/render-at';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answer, forgetAnswers, workAs } from '../../testing/staff-answers';
import type { Person } from './person';
import { RolesField } from './roles-field';

const tenant = (code: string, platformName: string, audience: 'customers' | 'staff' = 'customers') => ({
  ...{ code, platformName, audience, legalName: '', isDefault: false, state: 'open' as const, hostNames: [code] },
});

beforeEach(() => {
  workAs('admin');
  answer('staffTenantList', [
    tenant('jinqiao', '金桥供应链'),
    tenant('main', '供应链金融服务平台'),
    tenant('desk', '工作台', 'staff'),
  ]);
});
afterEach(() => {
  cleanup();
  forgetAnswers();
});

let grants: Person['roles'] = [];

function Field({ first }: { first: Person['roles'] }) {
  const [value, setValue] = useState(first);
  grants = value;
  return <RolesField value={value} onChange={setValue} />;
}

test('a role is for all tenants, or for those chosen by name', async () => {
  renderAt('/', <Field first={[]} />);
  await userEvent.click(screen.getByRole('checkbox', { name: '初审' }));
  expect(grants).toEqual([{ role: 'first', tenant: null }]);
  await userEvent.click(screen.getByRole('combobox', { name: '初审的租户' }));
  expect(await screen.findByTitle('供应链金融服务平台')).toBeTruthy();
  expect(screen.queryByTitle('工作台')).toBeNull();
  await userEvent.click(screen.getByTitle('金桥供应链'));
  await userEvent.click(screen.getByTitle('供应链金融服务平台'));
  expect(grants).toEqual([
    { role: 'first', tenant: 'jinqiao' },
    { role: 'first', tenant: 'main' },
  ]);
});

test('an administrator is one for all tenants, so there is nothing to choose', async () => {
  renderAt('/', <Field first={[{ role: 'admin', tenant: null }]} />);
  // The names of the tenants come.
  await act(async () => undefined);
  expect(screen.queryByRole('combobox')).toBeNull();
});
