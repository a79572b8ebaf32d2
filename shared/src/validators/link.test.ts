import { describe, expect, test } from '@jest/globals';
import { isExternalLink, link } from './link';

describe('"link check: http, https, mailto, tel"', () => {
  test.each(['http://a.cn', 'https://a.cn/b?c=1#d', 'HTTPS://A.CN', 'mailto:a@b.cn', 'tel:400-800-1234', 'https:a.cn'])(
    '%s leaves the portal',
    (address) => expect(isExternalLink(address)).toBe(true),
  );

  test.each([
    '/center/crm/user',
    'center',
    '//a.cn',
    'ftp://a.cn',
    'javascript:alert(1)',
    'data:text/html,x',
    ' https://a.cn',
    'xhttp://a.cn',
    'https',
    'tel',
    '',
  ])('%p does not, or is no link', (address) => expect(isExternalLink(address)).toBe(false));
});

describe('a typed link', () => {
  test.each([
    'http://a.cn',
    'https://a.cn:8443/b/c?d=1#e',
    'https://a.cn?x',
    'https://a.cn#x',
    'https://a.cn/',
    'https://例子.cn/路径',
    'mailto:service@b.cn',
    'tel:+8610-1234567',
    'tel:10086',
  ])('%s is good', (value) => expect(link(value)).toBeNull());

  test.each([
    'a.cn',
    'http://',
    'http:///x',
    'https://?x',
    'https://#x',
    'https://a b.cn',
    'https://a.cn/b c',
    'https://a.cn?b c',
    'mailto:',
    'mailto:a',
    'mailto:a@b@c',
    'mailto:a b@c.cn',
    'tel:',
    'tel:+',
    'tel:abc',
    'tel:10086x',
    'javascript:alert(1)',
    'javascript://a.cn/%0aalert(1)',
    ' https://a.cn',
    'x https://a.cn',
  ])('%p: 请输入正确的链接地址', (value) => expect(link(value)).toBe('请输入正确的链接地址'));
});
