import { expect, test } from '@jest/globals';
import type { CatalogTenant } from '@portal/releases';
import { deskOrigin } from './desk-origin';

const tenant = (audience: 'customers' | 'staff', hostNames: string[]) =>
  ({ audience, hostNames }) as unknown as CatalogTenant;
const tenants = [tenant('customers', ['www.bank.example']), tenant('staff', ['staff.bank.example', 'desk.internal'])];

test('the desk is at the staff’s own host, with the scheme and port of the portal', () => {
  expect(deskOrigin(tenants, 'https://www.bank.example:8443/')).toBe('https://staff.bank.example:8443');
});

test('without a public address or a host of staff nobody can say where', () => {
  expect(deskOrigin(tenants, undefined)).toBeUndefined();
  expect(deskOrigin(tenants.slice(0, 1), 'https://www.bank.example')).toBeUndefined();
});
