import { expect, test } from '@jest/globals';
import { padSerial } from './serial-number';

test('"A helper pads numbers with zeros to 12 digits"', () => {
  expect(padSerial(7)).toBe('000000000007');
  expect(padSerial('123')).toBe('000000000123');
  expect(padSerial(123456789012n)).toBe('123456789012');
  expect(padSerial('1234567890123')).toBe('1234567890123');
});
