import { describe, expect, test } from '@jest/globals';
import { productCentrePath } from '../codes/landing-addresses';
import { type AccessSession, decideRoute, resetAfter } from './decide-route';

const centre = { permission: true, prodCode: 'CRM' };
const open = { permission: false };
const visitor: AccessSession = { token: null, opens: null, companyInfoFailed: false };
const member: AccessSession = { token: 't', opens: (path) => path === '/center/crm/user', companyInfoFailed: false };
const fresh: AccessSession = { ...member, opens: null };

const allow = { kind: 'allow' };
const to = (path: string) => ({ kind: 'redirect', to: path });

const publicPages = [
  '/',
  '/index/index',
  '/index/news/detail/1/x',
  '/register/account',
  '/resetpwd/reset',
  '/login/changeComp',
  '/face-success',
  '/404',
];

const protectedPages = [
  '/center/crm/account/list',
  '/center/crm/company/list',
  '/center/crm/company/changeAcc',
  '/center/crm/company/changeAccView',
  '/center/crm/employee/list',
  '/center/crm/employee/changeAdmin',
  '/center/crm/invication',
  '/center/crm/file/list',
  '/msg/crm/message/list',
  '/msg/crm/message/detail',
  '/msg/crm/affiche/list',
  '/msg/crm/affiche/detail',
];

describe('while the company’s application is under way', () => {
  const applicant: AccessSession = { ...member, application: '/register/approval' };

  test.each(['/center', '/center/product/product', '/center/crm/user', '/Center/crm/user?tab=1'])(
    '%s leads to the step, before anything is asked or loaded',
    (path) => {
      for (const session of [applicant, { ...applicant, opens: null }, { ...applicant, companyInfoFailed: true }])
        expect(decideRoute(path, centre, session)).toEqual(to('/register/approval'));
      expect(decideRoute(path, { ...centre, page: 'awaited' }, applicant)).toEqual(to('/register/approval'));
    },
  );

  test('other pages are as for everybody, and no page is still none', () => {
    expect(decideRoute('/msg/crm/message/list', centre, { ...applicant, opens: () => true })).toEqual(allow);
    expect(decideRoute('/index/index', open, applicant)).toEqual(allow);
    expect(decideRoute('/centers', centre, { ...applicant, opens: () => true })).toEqual(allow);
    expect(decideRoute('/center/nowhere', null, applicant)).toEqual(to('/404'));
  });
});

describe('public pages', () => {
  test.each(publicPages)('%s is open to all', (path) => {
    expect(decideRoute(path, open, visitor)).toEqual(allow);
    expect(decideRoute(path, {}, visitor)).toEqual(allow);
    expect(decideRoute(path, open, member)).toEqual(allow);
    expect(decideRoute(path, open, { ...member, companyInfoFailed: true })).toEqual(allow);
  });

  test('a route that declares itself public is, also one that the spec does not list', () => {
    expect(decideRoute('/fair/2026', open, visitor)).toEqual(allow);
    expect(decideRoute('/fair/2026', {}, visitor)).toEqual(to('/login?redirect=%2Ffair%2F2026'));
  });
});

describe('"A logged-in user who opens /login is sent to /"', () => {
  test.each(['/login', '/login/', '/login?redirect=%2Fcenter'])('%s', (address) => {
    expect(decideRoute(address, open, member)).toEqual(to('/'));
    expect(decideRoute(address, open, visitor)).toEqual(allow);
  });
});

describe('"Any unknown path redirects to /404"', () => {
  test('with a token and without', () => {
    expect(decideRoute('/nowhere', null, visitor)).toEqual(to('/404'));
    expect(decideRoute('/nowhere', null, member)).toEqual(to('/404'));
    expect(decideRoute('/404', null, visitor)).toEqual(allow);
  });
});

describe('below a slot, there being a page comes before the right to see it', () => {
  const none = { ...centre, page: 'none' } as const;
  const awaited = { ...centre, page: 'awaited' } as const;

  test('no page is /404, also for whoever may see nothing', () => {
    for (const session of [member, fresh, { ...fresh, companyInfoFailed: true }])
      expect(decideRoute('/center/crm/nowhere', none, session)).toEqual(to('/404'));
    expect(decideRoute('/index/nowhere', { ...open, page: 'none' }, visitor)).toEqual(to('/404'));
  });

  test('nothing is said before the routes are there', () => {
    for (const session of [member, fresh, { ...fresh, companyInfoFailed: true }])
      expect(decideRoute('/center/crm/file', awaited, session)).toEqual({ kind: 'arrive' });
    expect(decideRoute('/index/help', { ...open, page: 'awaited' }, visitor)).toEqual(allow);
  });

  test('without a token the login comes first, whatever is there', () => {
    for (const rule of [none, awaited])
      expect(decideRoute('/center/crm/file', rule, visitor)).toEqual(to('/login?redirect=%2Fcenter%2Fcrm%2Ffile'));
  });
});

describe('"Every path other than the public ones listed above needs an access token"', () => {
  test.each(['/center', productCentrePath, '/center/crm/user', ...protectedPages])('%s', (path) => {
    const login = to(`/login?redirect=${encodeURIComponent(path)}`);
    expect(decideRoute(path, centre, visitor)).toEqual(login);
    expect(decideRoute(path, { ...centre, prodCode: 'EC' }, visitor)).toEqual(login);
    expect(decideRoute(path, centre, { ...member, token: '' })).toEqual(login);
    expect(decideRoute(path, {}, visitor)).toEqual(login);
  });
});

describe('"a path is allowed if its address is among the user\'s authorized resource addresses"', () => {
  test('with it, query and hash aside', () => {
    expect(decideRoute('/center/crm/user?tab=1#x', centre, member)).toEqual(allow);
  });

  test.each(protectedPages)('%s without it', (path) => {
    expect(decideRoute(path, centre, member)).toEqual({ kind: 'forbidden' });
  });

  test.each(protectedPages)('%s: "or if the route belongs to product EC"', (path) => {
    expect(decideRoute(path, { ...centre, prodCode: 'EC' }, member)).toEqual(allow);
    expect(decideRoute(path, { ...centre, prodCode: 'EC' }, fresh)).toEqual(allow);
  });

  test('the addresses are loaded before the answer is given', () => {
    expect(decideRoute('/center/crm/user', centre, fresh)).toEqual({ kind: 'load' });
  });
});

describe('"It is also the fallback when company info cannot be loaded"', () => {
  const failed = { ...fresh, companyInfoFailed: true };

  test('every other page leads there', () => {
    expect(decideRoute('/center/crm/user', centre, failed)).toEqual(to('/center/product/product'));
    expect(decideRoute('/shop', { prodCode: 'EC' }, failed)).toEqual(to('/center/product/product'));
  });

  test.each(['/center', '/center/product/product'])('%s itself is open to whoever is logged in: no circle', (path) => {
    for (const session of [failed, fresh, member]) expect(decideRoute(path, centre, session)).toEqual(allow);
  });
});

describe('"If the route guard throws, the token is reset and an error message is shown"', () => {
  test('the message of the error', () => {
    expect(resetAfter(new Error('菜单加载失败'))).toEqual({ kind: 'reset', message: '菜单加载失败', to: '/login' });
  });

  test.each([new Error(''), 'text', undefined, null, { message: 'no error' }])('a sentence for %p', (thrown) => {
    expect(resetAfter(thrown)).toEqual({ kind: 'reset', message: '登录状态异常，请重新登录', to: '/login' });
  });
});
