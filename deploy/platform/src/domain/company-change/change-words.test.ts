import { expect, test } from '@jest/globals';
import { words } from './change-words';

test.each([
  ['5000.00', '5,000.00'],
  ['5000', '5,000.00'],
  ['', ''],
])('"Amount display uses thousands separators and 2 decimals": %p', (stored, shown) => {
  expect(words('registeredCapital', stored)).toBe(shown);
});
