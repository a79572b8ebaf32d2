import { describe, expect, test } from '@jest/globals';
import { type AccessDecision, type AccessSession, decideRoute, resetAfter } from '@portal/shared/access';
import type { BootDocument, BootRemote } from '@portal/shared/boot';
import * as hostPages from '../routing/host-pages';
import { ruleAt } from './place';

/** Every route of the spec against every kind of person, with what the remotes declare. */

const remotes = [
  { slot: 'site', owns: [{ prefix: '/index', permission: false }] },
  { slot: 'registration', owns: [{ prefix: '/register', permission: false }] },
  { slot: 'account', owns: [{ prefix: '/center/crm', permission: true, prodCode: 'CRM' }] },
  { slot: 'message', owns: [{ prefix: '/msg/crm', permission: true, prodCode: 'CRM' }] },
  { slot: 'product', owns: [{ prefix: '/center/product', permission: true, prodCode: 'CRM' }] },
] as BootRemote[];
const inProduct = (prodCode: string): Pick<BootDocument, 'remotes'> => ({
  remotes: remotes.map((remote) => ({ ...remote, owns: remote.owns.map((owned) => ({ ...owned, prodCode })) })),
});

const publicRoutes = [
  '/',
  '/index',
  '/index/index',
  '/index/product',
  '/index/news/list',
  '/index/news/detail/7/news',
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
  '/login/changeComp',
  '/face-success',
  '/404',
];
const productCentre = ['/center', '/center/product/product'];
const guardedRoutes = [
  '/center/crm/user',
  '/center/crm/account',
  '/center/crm/account/list',
  '/center/crm/company',
  '/center/crm/company/list',
  '/center/crm/company/changeAcc',
  '/center/crm/company/changeAccView',
  '/center/crm/employee',
  '/center/crm/employee/list',
  '/center/crm/employee/changeAdmin',
  '/center/crm/invication',
  '/center/crm/file',
  '/center/crm/file/list',
  '/msg/crm/message/list',
  '/msg/crm/message/detail',
  '/msg/crm/affiche/list',
  '/msg/crm/affiche/detail',
];

const allow: AccessDecision = { kind: 'allow' };
const login = (from: string): AccessDecision => ({
  kind: 'redirect',
  to: `/login?redirect=${encodeURIComponent(from)}`,
});

const nobody: AccessSession = { token: undefined, opens: null, companyInfoFailed: false };
const withAddress = (path: string): AccessSession => ({ ...nobody, token: 'token', opens: (asked) => asked === path });
const withoutAddress: AccessSession = { ...nobody, token: 'token', opens: () => false };

interface Column {
  readonly name: string;
  readonly session: (path: string) => AccessSession;
  readonly prodCode: string;
  readonly guarded: (path: string) => AccessDecision;
  readonly centre: (path: string) => AccessDecision;
}

const columns: readonly Column[] = [
  { name: 'no token', session: () => nobody, prodCode: 'CRM', guarded: login, centre: login },
  {
    name: 'a token with the address',
    session: withAddress,
    prodCode: 'CRM',
    guarded: () => allow,
    centre: () => allow,
  },
  {
    name: 'a token without the address',
    session: () => withoutAddress,
    prodCode: 'CRM',
    guarded: () => ({ kind: 'forbidden' }),
    centre: () => allow,
  },
  {
    name: 'product EC, without the address',
    session: () => withoutAddress,
    prodCode: 'EC',
    guarded: () => allow,
    centre: () => allow,
  },
  // The API has refused the token, and the client has dropped it: the guard cannot tell this person from a visitor.
  { name: 'an expired token', session: () => nobody, prodCode: 'CRM', guarded: login, centre: login },
];

describe.each(columns)('$name', ({ session, prodCode, guarded, centre }) => {
  const decide = (path: string) =>
    decideRoute(
      path,
      ruleAt(inProduct(prodCode), path, () => ({}), hostPages),
      session(path),
    );

  test.each(publicRoutes)('%s is open', (path) => expect(decide(path)).toEqual(allow));
  test.each(guardedRoutes)('%s', (path) => expect(decide(path)).toEqual(guarded(path)));
  test.each(productCentre)('%s', (path) => expect(decide(path)).toEqual(centre(path)));
  test.each(['/nowhere', '/msg', '/center/nowhere'])('%s is unknown', (path) => {
    expect(decide(path)).toEqual({ kind: 'redirect', to: '/404' });
  });
  test('/login is for those who are not logged in', () => {
    expect(decide('/login')).toEqual(session('/login').token ? { kind: 'redirect', to: '/' } : allow);
  });
});

describe('"Route guard exception: token reset, error message shown"', () => {
  test.each(guardedRoutes)('%s: the token is reset and the message shown', (path) => {
    const undecided = { ...withoutAddress, opens: null };
    expect(
      decideRoute(
        path,
        ruleAt(inProduct('CRM'), path, () => ({}), hostPages),
        undecided,
      ),
    ).toEqual({ kind: 'load' });
    expect(resetAfter(new Error('资源查询失败'))).toEqual({ kind: 'reset', message: '资源查询失败', to: '/login' });
  });
});
