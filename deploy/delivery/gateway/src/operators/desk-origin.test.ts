import { expect, test } from '@jest/globals';
import { deskOrigin } from './desk-origin';

const tenants = [
  { audience: 'customers', hostNames: ['www.bank.example'] },
  { audience: 'staff', hostNames: ['staff.bank.example', 'desk.internal'] },
] as const;

test('the desk is at the staff’s own host, with the scheme and port of the portal', () => {
  expect(deskOrigin(tenants, 'https://www.bank.example:8443/')).toBe('https://staff.bank.example:8443');
});

test('without a public address or a host of staff nobody can say where', () => {
  expect(deskOrigin(tenants, undefined)).toBeUndefined();
  expect(deskOrigin(tenants.slice(0, 1), 'https://www.bank.example')).toBeUndefined();
});
