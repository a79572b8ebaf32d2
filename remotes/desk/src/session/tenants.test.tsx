import '../testing/mock-staff-call';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { answer, forgetAnswers, workAs } from '../testing/staff-answers';
import { leave } from './session';
import { renewTenants, type Tenant, useTenants, withTenants } from './tenants';

const tenant = (platformName: string): Tenant => ({
  ...{ code: platformName, platformName, audience: 'customers', legalName: '', isDefault: false, state: 'open' },
  hostNames: [],
});

function Names() {
  return <p>{useTenants().map(({ platformName }) => platformName)}</p>;
}

afterEach(() => {
  cleanup();
  forgetAnswers();
});

test('parts of a page share one question, and rows wait for its answer', async () => {
  const told = jest.fn(() => [tenant('金桥')]);
  workAs('admin');
  answer('staffTenantList', told);
  render(
    <>
      <Names />
      <Names />
    </>,
  );
  await act(() => withTenants(Promise.resolve('行')));
  expect(screen.getAllByText('金桥')).toHaveLength(2);
  expect(told).toHaveBeenCalledTimes(1);
});

test('[threat: shared browser] the next person sees no name that the one before was told, not even a late one', async () => {
  let tell: (tenants: Tenant[]) => void = () => undefined;
  workAs('admin');
  answer('staffTenantList', () => new Promise((resolve) => (tell = resolve)));
  const { unmount } = render(<Names />);
  unmount();
  leave('logout');
  workAs('admin');
  answer('staffTenantList', () => [tenant('乙')]);
  render(<Names />);
  await act(async () => tell([tenant('甲')]));
  expect(await screen.findByText('乙')).toBeTruthy();
  expect(screen.queryByText('甲')).toBeNull();
});

test('a name stands until the new one comes', async () => {
  workAs('admin');
  answer('staffTenantList', [tenant('旧名')]);
  render(<Names />);
  expect(await screen.findByText('旧名')).toBeTruthy();
  answer('staffTenantList', [tenant('新名')]);
  act(renewTenants);
  expect(screen.getByText('旧名')).toBeTruthy();
  expect(await screen.findByText('新名')).toBeTruthy();
});
