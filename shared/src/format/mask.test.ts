import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { maskBankAccount, maskEmail, maskIdentityNumber, maskPhone } from './mask';

describe('masks', () => {
  test('"Phone masking keeps the first 3 and last 4 digits"', () => {
    expect(maskPhone('13812348293')).toBe('138****8293');
  });

  test('identity number and bank account', () => {
    expect(maskIdentityNumber('11010519491231002X')).toBe('110105********002X');
    expect(maskBankAccount('6222020200012345678')).toBe('6222***********5678');
  });

  test('what is too short to hide a part of is hidden altogether', () => {
    expect(maskPhone('1381234')).toBe('*******');
    expect(maskPhone('13812345')).toBe('138*2345');
    expect(maskBankAccount('12345678')).toBe('********');
    expect(maskPhone('')).toBe('');
  });

  test.each([
    ['zhangsan@example.com', 'zh***@example.com'],
    ['a.very.long.name@b.cn', 'a.v***@b.cn'],
    ['abc@b.cn', 'a***@b.cn'],
    ['ab@b.cn', 'a***@b.cn'],
    ['a@b.cn', 'a***@b.cn'],
    ['@b.cn', '*****'],
    ['no address', '**********'],
    ['', ''],
  ])('e-mail %s: %s', (email, masked) => expect(maskEmail(email)).toBe(masked));

  test('length stays, the ends stay, nothing of the middle stays', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,30}$/), (text) => {
        const masked = maskPhone(text);
        expect(masked).toHaveLength(text.length);
        expect(masked.slice(3, -4)).toMatch(/^\**$/);
        expect(masked.replaceAll('*', '').length).toBe(text.length > 7 ? 7 : 0);
      }),
    );
  });
});
