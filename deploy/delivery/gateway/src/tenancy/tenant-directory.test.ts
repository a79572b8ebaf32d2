import { describe, expect, test } from '@jest/globals';
import { hostNameOf } from './host-name';
import { TenantDirectory } from './tenant-directory';

const tenants = [
  { code: 'jinqiao', hostNames: ['jinqiao.localhost', 'portal.jinqiao.example'], isDefault: false },
  { code: 'main', hostNames: ['localhost', '127.0.0.1', '[::1]'], isDefault: true },
];
const directory = new TenantDirectory(tenants, false);
const demonstration = new TenantDirectory(tenants, true);

describe('the tenant of a Host header', () => {
  test.each([
    ['jinqiao.localhost', 'jinqiao'],
    ['JinQiao.LocalHost', 'jinqiao'],
    ['jinqiao.localhost:8080', 'jinqiao'],
    ['jinqiao.localhost.', 'jinqiao'],
    ['jinqiao.localhost.:8080', 'jinqiao'],
    ['portal.jinqiao.example', 'jinqiao'],
    ['localhost:8080', 'main'],
    ['[::1]:8080', 'main'],
  ])('%j is %s', (header, code) => {
    expect(directory.find(header)?.code).toBe(code);
  });

  test.each([
    undefined,
    '',
    'evil.example',
    'jinqiao.localhost.evil.example',
    'evil.jinqiao.localhost',
    'xjinqiao.localhost',
    'jinqiao.localhost@evil.example',
    'jinqiao.localhost/',
    'jinqiao.localhost, evil.example',
    'jinqiao.localhost:80:80',
    'jinqiao.localhost:',
    'jinqiao.localhost..',
    ' jinqiao.localhost',
    'jinqiao.localhost\u0000',
    'jinqiao%2elocalhost',
    'jinqiao。localhost',
    '__proto__',
    'constructor',
    `${'a.'.repeat(200)}localhost`,
  ])('[threat: foreign host] %j is nobody, and the default tenant in a demonstration', (header) => {
    expect(directory.find(header)).toBeUndefined();
    expect(demonstration.find(header)?.code).toBe('main');
  });

  test('in a demonstration without a default the first tenant stands in, without tenants there is none', () => {
    const only = [{ code: 'only', hostNames: [], isDefault: false }];
    expect(new TenantDirectory(only, true).find('x')?.code).toBe('only');
    expect(new TenantDirectory([], true).find('localhost')).toBeUndefined();
  });
});

test('a name is read in linear time', () => {
  const started = performance.now();
  expect(hostNameOf(`${'a-'.repeat(100_000)}!`)).toBe('');
  expect(hostNameOf(`${'a.'.repeat(130)}!`)).toBe('');
  // A match that is not exact takes minutes.
  expect(performance.now() - started).toBeLessThan(1_000);
});
