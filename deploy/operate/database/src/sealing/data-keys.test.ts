import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { DataKeys, SealBroken } from './data-keys';

const newKey = () => randomBytes(32).toString('base64');
const [first, second] = [newKey(), newKey()];
const keys = new DataKeys(first);

describe('a sealed value', () => {
  test('opens again, and no two are alike', () => {
    const sealed = keys.seal('身份证 110105198503120012', 'staff:T1');
    expect(keys.open(sealed, 'staff:T1')).toBe('身份证 110105198503120012');
    expect(sealed).toMatch(/^v1:[\w-]{8}:[\w-]+$/);
    expect(keys.seal('身份证 110105198503120012', 'staff:T1')).not.toBe(sealed);
    expect(keys.open(keys.seal('', 'x'), 'x')).toBe('');
  });

  test('is worth nothing in another place, altered, cut or under another key', () => {
    const sealed = keys.seal('secret', 'staff:T1');
    const altered = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const [value, place] of [
      [sealed, 'staff:T2'],
      [altered, 'staff:T1'],
      [sealed.slice(0, 40), 'staff:T1'],
      ['v1::', 'staff:T1'],
      ['', 'staff:T1'],
    ] as const)
      expect(() => keys.open(value, place)).toThrow(SealBroken);
    expect(() => new DataKeys(second).open(sealed, 'staff:T1')).toThrow(SealBroken);
  });

  test('is still opened after a newer key was put in front', () => {
    const old = keys.seal('secret', 'x');
    const both = new DataKeys(`${second}\n${first}`);
    expect(both.open(old, 'x')).toBe('secret');
    expect(new DataKeys(second).open(both.seal('secret', 'x'), 'x')).toBe('secret');
  });
});

test.each(['', 'short', randomBytes(31).toString('base64'), `${first},x`])('%j gives no key', (text) => {
  expect(() => new DataKeys(text)).toThrow();
});
