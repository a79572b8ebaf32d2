import { expect, test } from '@jest/globals';
import { nearestName, unknownName } from './nearest-name';

test.each([
  ['locahost', 'localhost'],
  ['localhots', 'localhost'],
  ['Account', 'account'],
  ['--percnt', '--percent'],
  ['sett', 'set'],
])('%s means %s', (wanted, meant) => {
  expect(nearestName(wanted, ['bank.example', 'localhost', 'account', '--percent', 'set', 'list'])).toBe(meant);
});

test('what is like nothing means nothing, and a few names are all said', () => {
  expect(nearestName('nosuch', ['localhost', 'bank.example'])).toBeUndefined();
  expect(unknownName('tenant', 'nosuch', ['localhost', 'bank.example'])).toBe(
    'There is no tenant "nosuch". There are: localhost, bank.example.',
  );
  expect(unknownName('tenant', 'nosuch', [])).toBe('There is no tenant "nosuch".');
});
