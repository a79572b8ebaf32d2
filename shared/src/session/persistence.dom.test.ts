import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { provideWebCrypto } from '../testing/web-crypto';
import { packIdentity, unpackDevice, unpackIdentity } from './snapshot';
import { initialState } from './state';
import { compInfo, membership, resource, tokens } from './testing/samples';
import { clearBrowser, openTab } from './testing/tab';

const here = { epoch: 'e', releases: 'account@1' };

let opened: ReturnType<typeof openTab>[];

const page = () => {
  const tab = openTab();
  opened.push(tab);
  return tab.session;
};

/** Ends this page and begins the next one in the same tab. */
const reload = () => {
  window.dispatchEvent(new Event('pagehide'));
  for (const tab of opened.splice(0)) tab.close();
  return page();
};

async function loggedIn() {
  const session = page();
  session.noteNavigation('/center/crm/user', 'CRM');
  session.enterSession(tokens('a'));
  session.switchCompany(tokens('b'), { compName: compInfo.compName, employeeCode: 'E0001' }, compInfo);
  await session.ensureResources(async () => [resource('/center/crm/file/sign', 'action'), resource('/center', 'menu')]);
  session.setComps([membership]);
  session.setCacheAuthProducts(['SCM']);
  session.holdKeys({ publicKey: 'PUBLIC-KEY', privateKey: 'PRIVATE-KEY', expiresAt: 1 });
  return session;
}

beforeEach(() => {
  provideWebCrypto();
  opened = [];
  clearBrowser();
});

afterEach(() => {
  for (const tab of opened) tab.close();
});

describe('"The store is saved to session and local storage on page unload and restored at start."', () => {
  test('a reload keeps person, company, menus and authorized addresses, and forgets the keys', async () => {
    const before = (await loggedIn()).sessionState();
    const after = reload().sessionState();
    expect(after).toEqual({ ...before, rsaKeys: null });
    expect(after.auth).toHaveLength(2);
    expect(after.menus).toHaveLength(1);
  });

  test('it is also saved when the page is hidden: phones never fire more', async () => {
    await loggedIn();
    sessionStorage.clear();
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
    expect(sessionStorage.getItem('portal-session')).toContain('C0001');
  });

  test('no token, key or personal data is in local storage, no token or key in session storage', async () => {
    await loggedIn();
    reload();
    const everything = JSON.stringify({ ...localStorage });
    for (const secret of ['access-', 'refresh-', 'PRIVATE', 'PUBLIC', '张三', '138****', '金桥', 'E0001', 'C0001']) {
      expect(everything).not.toContain(secret);
    }
    for (const secret of ['access-', 'refresh-', 'PRIVATE', 'PUBLIC']) {
      expect(JSON.stringify({ ...sessionStorage })).not.toContain(secret);
    }
  });

  test('the browser keeps its number, also for other tabs and after the logout', async () => {
    const session = await loggedIn();
    const { browserID } = session.sessionState();
    expect(browserID).toMatch(/^\d{1,16}$/);
    session.leaveSession();
    sessionStorage.clear();
    expect(reload().browserId()).toBe(browserID);
  });
});

describe('what was saved is not restored', () => {
  test('without a token', async () => {
    await loggedIn();
    window.dispatchEvent(new Event('pagehide'));
    for (const tab of opened.splice(0)) tab.close();
    for (const name of ['access_token', 'refresh_token'])
      Object.assign(document, { cookie: `${name}=; path=/; max-age=0` });
    expect(page().sessionState()).toMatchObject({ compInfo: null, auth: null, authed: false });
    expect(sessionStorage.getItem('portal-session')).toBeNull();
  });

  test('when somebody else has logged in meanwhile', async () => {
    await loggedIn();
    window.dispatchEvent(new Event('pagehide'));
    for (const tab of opened.splice(0)) tab.close();
    const saved = sessionStorage.getItem('portal-session') ?? '';
    const other = openTab();
    other.session.enterSession(tokens('other'));
    other.close();
    sessionStorage.setItem('portal-session', saved);
    expect(page().sessionState().compInfo).toBeNull();
  });

  test.each([
    ['nothing', null],
    ['another version', JSON.stringify({ version: 0, value: { epoch: 'e', identity: { authed: true } } })],
    ['no JSON', '{'],
    ['null', 'null'],
  ])('from %s', (_what, text) => {
    expect(unpackIdentity(text, here)).toBeNull();
  });

  test('the resources of a page with other releases, and only those', () => {
    const saved = packIdentity({ ...initialState, auth: [], menus: [], authed: true }, here);
    expect(unpackIdentity(saved, here)).toMatchObject({ authed: true, auth: [] });
    const later = unpackIdentity(saved, { ...here, releases: 'account@2' });
    expect(later).toMatchObject({ authed: true });
    expect(later).not.toHaveProperty('auth');
    expect(later).not.toHaveProperty('menus');
  });

  test('beyond the allow-list', () => {
    const saved = JSON.parse(packIdentity(initialState, here));
    saved.value.identity = { authed: true, rsaKeys: { privateKey: 'x' }, browserID: '1' };
    expect(unpackIdentity(JSON.stringify(saved), here)).toEqual({ authed: true });
  });

  test.each([
    ['a number that is none', { browserID: '<x>', clockOffset: 0 }],
    ['a clock that is none', { browserID: '1', clockOffset: null }],
  ])('as the browser: %s', (_what, value) => {
    expect(unpackDevice(JSON.stringify({ version: 1, value }))).toBeNull();
  });
});
