import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { brandBody } from './tenant-brand';

test('what is not named is not sent, so that it stays as it is', () => {
  expect(brandBody({})).toEqual({});
  expect(brandBody({ title: '标题', 'main-system': 'none' })).toEqual({ backgroundTitle: '标题', mainSystem: null });
});

test('host names, names and pictures', () => {
  const logo = join(mkdtempSync(join(tmpdir(), 'brand-')), 'logo.PNG');
  writeFileSync(logo, 'picture');
  const options = { name: '某银行', color: '#0B6E4F', hosts: 'www.bank.example, b.example,', logo, default: true };
  expect(brandBody(options, ['bank.example'])).toEqual({
    hostNames: ['bank.example', 'www.bank.example', 'b.example'],
    platformName: '某银行',
    themeColor: '#0B6E4F',
    pictures: { companyLogo: { type: 'image/png', base64: Buffer.from('picture').toString('base64') } },
    isDefault: true,
  });
});

test.each([
  [{ logo: 'logo.gif' }, 'a picture is SVG, PNG, WebP or JPEG'],
  [{ logo: '/nowhere/logo.svg' }, 'cannot be read (ENOENT)'],
])('%j is refused in words', (options, words) => {
  expect(() => brandBody(options)).toThrow(words);
});
