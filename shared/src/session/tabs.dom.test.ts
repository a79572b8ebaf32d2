import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { provideWebCrypto } from '../testing/web-crypto';
import { compInfo, tokens } from './testing/samples';
import { clearBrowser, openTab, removeBroadcastChannel, useFakeBroadcastChannel } from './testing/tab';

type Tab = ReturnType<typeof openTab>;
let tabs: Tab[];

const tab = () => {
  const opened = openTab();
  tabs.push(opened);
  return opened.session;
};

/** jsdom fires no storage event in the document that wrote. Here every tab is in one document, so all get the event. */
function relayStorage(): void {
  const setItem = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function write(this: Storage, key, value) {
    setItem.call(this, key, value);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  });
}

const company = { compName: '另一家有限公司', employeeCode: 'E0002' };

beforeEach(() => {
  provideWebCrypto();
  clearBrowser();
  tabs = [];
});

afterEach(() => {
  for (const opened of tabs) opened.close();
  removeBroadcastChannel();
  jest.restoreAllMocks();
});

describe.each([
  ['BroadcastChannel', useFakeBroadcastChannel],
  ['storage events', relayStorage],
])('two tabs, by %s', (_way, prepare) => {
  beforeEach(prepare);

  function twoTabs() {
    const first = tab();
    first.enterSession(tokens('a'));
    first.switchCompany(tokens('b'), { compName: '甲', employeeCode: 'E0001' }, compInfo);
    const second = tab();
    const heard = jest.fn();
    second.onTabEvent(heard);
    return { first, second, heard };
  }

  test('logout in one is a logout in the other', async () => {
    const { first, second, heard } = twoTabs();
    await second.ensureCompInfo(async () => compInfo);
    second.holdKeys({ publicKey: 'p', privateKey: 'q', expiresAt: 1 });
    const forget = jest.fn();
    second.onOtherPerson(forget);
    first.leaveSession();
    expect(heard).toHaveBeenCalledWith('logout');
    expect(forget).toHaveBeenCalledTimes(1);
    expect(second.sessionState()).toMatchObject({ compInfo: null, authed: false, rsaKeys: null });
    expect(second.accessToken()).toBeUndefined();
    expect(second.isStale()).toBe(false);
  });

  test('[threat: several tabs] lock and unlock', () => {
    const { first, second, heard } = twoTabs();
    first.lockSession();
    expect(second.sessionState().locked).toBe(true);
    expect(second.currentIdle('/center').kind).toBe('expired');
    second.unlockSession(tokens('c'));
    expect(first.sessionState().locked).toBe(false);
    expect(first.accessToken()).toBe('access-c');
    expect(first.currentIdle('/center').kind).toBe('active');
    expect(heard).toHaveBeenCalledWith('lock');
    expect(first.isStale() || second.isStale()).toBe(false);
  });

  test('[threat: several tabs] a company switch makes the other stale until it is loaded anew', () => {
    const { first, second, heard } = twoTabs();
    first.switchCompany(tokens('c'), company, null);
    expect(heard).toHaveBeenCalledWith('switch');
    expect(second.isStale()).toBe(true);
    expect(first.isStale()).toBe(false);
    expect(tab().isStale()).toBe(false);
  });

  test('new tokens for the same company change nothing for the other', () => {
    const { first, second, heard } = twoTabs();
    first.renewTokens(tokens('c'));
    expect(second.isStale()).toBe(false);
    expect(second.accessToken()).toBe('access-c');
    expect(heard).not.toHaveBeenCalled();
  });

  test('who no longer listens hears nothing', () => {
    const { first, second } = twoTabs();
    const heard = jest.fn();
    second.onTabEvent(heard)();
    first.lockSession();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a page that was frozen looks for itself when it is shown again', () => {
  const show = () => document.dispatchEvent(new Event('visibilitychange'));

  function frozen() {
    const session = tab();
    session.enterSession(tokens('a'));
    const heard = jest.fn();
    session.onTabEvent(heard);
    return { session, heard };
  }

  test('somebody logged out', () => {
    const { heard } = frozen();
    openTab().session.leaveSession();
    window.dispatchEvent(new Event('pageshow'));
    expect(heard).toHaveBeenCalledWith('logout');
  });

  test('somebody switched the company', () => {
    const { heard } = frozen();
    openTab().session.switchCompany(tokens('c'), company, null);
    show();
    expect(heard).toHaveBeenCalledWith('switch');
  });

  test('somebody unlocked', () => {
    const { session, heard } = frozen();
    session.lockSession();
    show();
    expect(session.sessionState().locked).toBe(true);
    openTab().session.unlockSession();
    show();
    expect(heard).toHaveBeenCalledWith('unlock');
    expect(session.sessionState().locked).toBe(false);
  });

  test('nothing happened', () => {
    const { heard } = frozen();
    show();
    expect(heard).not.toHaveBeenCalled();
  });

  test('a hidden page waits', () => {
    const { heard } = frozen();
    openTab().session.leaveSession();
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    show();
    Reflect.deleteProperty(document, 'visibilityState');
    expect(heard).not.toHaveBeenCalled();
  });
});

test('a page that has not started its session is not stale for it', () => {
  tab().enterSession(tokens('a'));
  jest.isolateModules(() => {
    const { isStale } = jest.requireActual<typeof import('./public')>('./public');
    expect(isStale()).toBe(false);
  });
});

test('a storage event of something else is no message', () => {
  const session = tab();
  session.enterSession(tokens('a'));
  const heard = jest.fn();
  session.onTabEvent(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'logout' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal-tab-message', newValue: null }));
  expect(heard).not.toHaveBeenCalled();
});
