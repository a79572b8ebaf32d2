import { describe, expect, test } from '@jest/globals';
import { isLoginPath, isPublicPath } from './public-path';

describe('public and entry routes (no token needed)', () => {
  test.each([
    '/',
    '/index',
    '/index/index',
    '/index/product',
    '/index/news/list',
    '/index/news/detail/7/some-name',
    '/index/help',
    '/index/about',
    '/register/account',
    '/register/permit',
    '/register/verification',
    '/register/approval',
    '/register/success',
    '/resetpwd/account',
    '/resetpwd/reset',
    '/resetpwd/complete',
    '/login',
    '/login/changeComp',
    '/face-success',
    '/404',
    '/login/?redirect=%2Fcenter',
  ])('%s', (path) => expect(isPublicPath(path)).toBe(true));

  test('"Any path containing \'index\' is reachable without a token", wherever it stands', () => {
    expect(isPublicPath('/center/index')).toBe(true);
    expect(isPublicPath('/center/crm/reindexing')).toBe(true);
  });

  test('the word counts in the path only, as it is written', () => {
    expect(isPublicPath('/center/crm/user?from=/index')).toBe(false);
    expect(isPublicPath('/center/crm/user#index')).toBe(false);
    expect(isPublicPath('/center/Index')).toBe(false);
    expect(isPublicPath('/center/%69ndex')).toBe(false);
  });

  test.each([
    '/center',
    '/center/product/product',
    '/center/crm/user',
    '/msg/crm/message/list',
    '/register',
    '/register/account/x',
    '/resetpwd',
    '/Login',
    '/login/other',
    '/face-success/x',
    '/nowhere',
  ])('%s is not public', (path) => expect(isPublicPath(path)).toBe(false));
});

test.each([
  ['/login', true],
  ['/login/', true],
  ['/login/changeComp', true],
  ['login?x=1', true],
  ['/login-help', false],
  ['/center/login', false],
  ['/', false],
])('login page %p: %p', (path, expected) => expect(isLoginPath(path)).toBe(expected));
