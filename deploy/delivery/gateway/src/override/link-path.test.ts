import { expect, test } from '@jest/globals';
import { ownPagePath } from './link-path';

test.each([
  ['/center/crm/user', '/center/crm/user'],
  ['/index/news/list?page=2#top', '/index/news/list?page=2#top'],
  ['/index/news/detail/1/开业', '/index/news/detail/1/%E5%BC%80%E4%B8%9A'],
  ['/center/../index/about', '/index/about'],
])('a link may lead to %s', (text, path) => {
  expect(ownPagePath(text)).toBe(path);
});

test.each([
  '',
  'center/crm',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
])('[threat: forged override link] no link leads to another site by %j', (text) => {
  expect(ownPagePath(text)).toBeUndefined();
});

test.each(['/-/override/end', '/api/login', '/x/../-/explain', '/%2D/override/end', '/dev/outbox', '/standalone/site'])(
  'no link leads to %s, which is no page',
  (text) => {
    expect(ownPagePath(text)).toBeUndefined();
  },
);
