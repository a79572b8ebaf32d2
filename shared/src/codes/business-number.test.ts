import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkDigit, isMistypedNumber } from './business-number';

const digits = fc.stringMatching(/^\d{12}$/);
const withCheck = (text: string) => text + checkDigit(text);

describe('the check digit', () => {
  // The example of the standard.
  test('is that of ISO 7064, MOD 11,10', () => expect(checkDigit('0794')).toBe('5'));

  test('finds every single wrong digit', () => {
    fc.assert(
      fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (text, place, more) => {
        const right = withCheck(text);
        const wrong = [...right]
          .map((digit, index) => (index === place ? (Number(digit) + more) % 10 : digit))
          .join('');
        expect(isMistypedNumber(`BG${right}`)).toBe(false);
        expect(isMistypedNumber(`BG${wrong}`)).toBe(true);
      }),
    );
  });
});

test('the examples are right ones', () => {
  for (const number of ['QY2026000018', 'BG2026111300014']) expect(isMistypedNumber(number)).toBe(false);
});

test.each(['', '华东精工', 'BG2026', 'QY20260000', 'AB2026111300014', 'XY2026AB00014'])(
  '%j is no whole number of ours, and so not mistyped',
  (words) => expect(isMistypedNumber(words)).toBe(false),
);
