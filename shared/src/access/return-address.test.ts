import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chooserAddress, loginAddress, safeReturnAddress } from './return-address';

describe('addresses to come back to', () => {
  test.each([
    ['/', '/'],
    ['/center/crm/user', '/center/crm/user'],
    ['/center/crm/employee/list?page=2&name=%E5%BC%A0', '/center/crm/employee/list?page=2&name=%E5%BC%A0'],
    ['/index/help#answer-3', '/index/help#answer-3'],
    ['/index/news/detail/7/新闻', '/index/news/detail/7/%E6%96%B0%E9%97%BB'],
    ['/center/./crm/../crm/user', '/center/crm/user'],
    ['/a?next=https://evil.example', '/a?next=https://evil.example'],
    ['/login-help', '/login-help'],
  ])('%s is one', (candidate, address) => expect(safeReturnAddress(candidate)).toBe(address));

  test.each([
    'https://evil.example',
    'http:evil.example',
    'HTTPS://evil.example/center',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/center\\..\\\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'mailto:a@b.cn',
    '%2f%2fevil.example',
    '/%2fevil.example',
    '/%2F/evil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    '/.//evil.example',
    '/./%2fevil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '/\u0000/evil.example',
    '/center\u007f',
    ' /center',
    '/center /user',
    ' //evil.example',
    'center/crm/user',
    'evil.example',
    '?a=1',
    '#top',
    '',
    null,
    undefined,
  ])('%p is none', (candidate) => expect(safeReturnAddress(candidate)).toBeNull());

  test.each(['/login', '/login?redirect=/center', '/login/changeComp', '/./login', '/404', '/404?x'])(
    '%s would lead in a circle',
    (candidate) => expect(safeReturnAddress(candidate)).toBeNull(),
  );

  test('an address longer than 2048 characters is none', () => {
    expect(safeReturnAddress(`/${'a'.repeat(2_047)}`)).toHaveLength(2_048);
    expect(safeReturnAddress(`/${'a'.repeat(2_048)}`)).toBeNull();
  });

  const pieces = fc.constantFrom(
    '/',
    '\\',
    '//',
    '.',
    '..',
    '%2f',
    '%5C',
    'evil.example',
    '@',
    ':',
    'https:',
    'a',
    '?',
    '#',
    '\t',
  );

  test('[threat: open redirect] whatever is accepted stays on this origin, also when it is taken a second time', () => {
    const text = fc.oneof(
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
      fc.webUrl(),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (candidate) => {
        const address = safeReturnAddress(candidate);
        if (address === null) return;
        expect(new URL(address, 'https://portal.example').origin).toBe('https://portal.example');
        expect(safeReturnAddress(address)).toBe(address);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the way to login', () => {
  test('takes the way back along', () => {
    expect(loginAddress('/center/crm/user?tab=1')).toBe('/login?redirect=%2Fcenter%2Fcrm%2Fuser%3Ftab%3D1');
  });

  test.each(['/', '//evil.example', '/login', '/404'])('has nothing to take along from %s', (from) => {
    expect(loginAddress(from)).toBe('/login');
  });

  test('and so does the one to the choice of a company', () => {
    expect(chooserAddress('/center/crm/user')).toBe('/login/changeComp?redirect=%2Fcenter%2Fcrm%2Fuser');
    expect(chooserAddress('//evil.example')).toBe('/login/changeComp');
    expect(chooserAddress(null)).toBe('/login/changeComp');
  });
});
