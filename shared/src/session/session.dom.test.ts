import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { pendingApplication } from '../boot/public';
import { provideWebCrypto } from '../testing/web-crypto';
import * as session from './public';
import { initialState } from './state';
import { compInfo, membership, resource, tokens } from './testing/samples';
import { clearBrowser } from './testing/tab';

const realNow = Date.now;
let stop: () => void;
let wall: number;
let steady: number;

beforeEach(() => {
  provideWebCrypto();
  wall = realNow();
  steady = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => wall);
  jest.spyOn(performance, 'now').mockImplementation(() => steady);
  clearBrowser();
  session.useSession.setState(initialState, true);
  session.syncServerTime(wall, wall, wall);
  stop = session.startSession();
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const passSeconds = (seconds: number) => {
  wall += seconds * 1_000;
  steady += seconds * 1_000;
};

test('the store begins with the defaults of the specification', () => {
  expect(session.sessionState()).toMatchObject({
    compInfo: null,
    auth: null,
    menus: [],
    comps: [],
    cacheAuthProducts: [],
    rsaKeys: null,
    authed: false,
    themeColor: '#D83651',
    sidebarMode: 'topbar',
    device: 'desktop',
    browserID: '',
  });
});

test('[threat: shared browser] what a page keeps of one person or company is not there for the next', () => {
  const forget = jest.fn();
  const end = session.onOtherPerson(forget);
  session.enterSession(tokens('a'));
  expect(forget).toHaveBeenCalledTimes(1);
  session.switchCompany(tokens('b'), { compName: '甲', employeeCode: 'E0001' }, compInfo);
  expect(forget).toHaveBeenCalledTimes(2);
  session.renewTokens(tokens('c'));
  session.lockSession();
  session.unlockSession();
  expect(forget).toHaveBeenCalledTimes(2);
  session.leaveSession();
  expect(forget).toHaveBeenCalledTimes(3);
  end();
  session.enterSession(tokens('d'));
  expect(forget).toHaveBeenCalledTimes(3);
});

test('"browserID: a random number made on first navigation", once', () => {
  session.noteNavigation('/index/index');
  const { browserID } = session.sessionState();
  expect(Number.isSafeInteger(Number(browserID))).toBe(true);
  session.noteNavigation('/login');
  expect(session.browserId()).toBe(browserID);
});

describe('"Changing to a different product code, or visiting the product page, clears company info and the authed flag."', () => {
  beforeEach(async () => {
    session.switchCompany(tokens('a'), { compName: '甲', employeeCode: 'E0001' }, compInfo);
    await session.ensureResources(async () => [resource('/center/crm/user')]);
    session.noteNavigation('/center/crm/user', 'CRM');
  });

  test('another page of the same product clears nothing', () => {
    session.noteNavigation('/center/crm/file/list', 'CRM');
    session.noteNavigation('/index/help');
    expect(session.sessionState()).toMatchObject({ compInfo, authed: true, prodCode: 'CRM' });
  });

  test('another product code', () => {
    session.noteNavigation('/ec/order', 'EC');
    expect(session.sessionState()).toMatchObject({ compInfo: null, authed: false, prodCode: 'EC' });
  });

  test('the product page; the company one is in and the authorized addresses stay', () => {
    session.noteNavigation('/center/product/product', 'CRM');
    const { compInfo: cleared, authed, auth, company } = session.sessionState();
    expect([cleared, authed, auth?.length, company?.compName]).toEqual([null, false, 1, '甲']);
  });
});

describe('"Auth resources are loaded once per session."', () => {
  beforeEach(() => session.enterSession(tokens('a')));

  test('parallel and later callers share one request', async () => {
    const load = jest.fn(async () => [resource('/center', 'menu'), resource('/center/crm/file/sign', 'action')]);
    await Promise.all([session.ensureResources(load), session.ensureResources(load)]);
    const auth = await session.ensureResources(load);
    expect(load).toHaveBeenCalledTimes(1);
    expect(auth).toHaveLength(2);
    expect(session.sessionState().menus).toHaveLength(1);
  });

  test('a failure is not kept', async () => {
    await expect(session.ensureResources(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await expect(session.ensureResources(async () => [])).resolves.toEqual([]);
  });

  test('an answer for whoever was logged in before is not kept, and not waited for', async () => {
    let answer: (info: typeof compInfo) => void = () => undefined;
    const old = session.ensureCompInfo(() => new Promise((resolve) => (answer = resolve)));
    session.switchCompany(tokens('b'), { compName: '乙', employeeCode: 'E2' }, null);
    const next = session.ensureCompInfo(async () => ({ ...compInfo, compName: '乙' }));
    answer(compInfo);
    await Promise.all([old, next]);
    expect(session.sessionState().compInfo?.compName).toBe('乙');
  });
});

describe('an application that is under way is known to pages without the session’s code', () => {
  const inStatus = (compStatus: string) => ({ ...compInfo, compStatus });
  const enter = (compStatus: string) =>
    session.switchCompany(tokens('a'), { compName: '甲', employeeCode: 'E1' }, inStatus(compStatus));

  test('from the moment the company is entered, until it is open', () => {
    enter('30');
    expect(pendingApplication()).toEqual({ to: '/register/approval', state: '审核中' });
    session.noteCompStatus('40');
    expect(pendingApplication()).toBeNull();
    expect(session.sessionState().compInfo?.compStatus).toBe('40');
  });

  test('the number of things to correct stays while the status does', async () => {
    enter('35');
    expect(pendingApplication()?.state).toBe('待修改');
    session.noteCompStatus('35', 2);
    await session.renewCompInfo(async () => inStatus('35'));
    expect(pendingApplication()?.state).toBe('待修改 2 项');
    session.noteCompStatus('30');
    expect(pendingApplication()?.state).toBe('审核中');
  });

  test('it is known as soon as the company info comes, and another company has none', async () => {
    session.switchCompany(tokens('a'), { compName: '甲', employeeCode: 'E1' }, null);
    expect(pendingApplication()).toBeNull();
    await session.ensureCompInfo(async () => inStatus('15'));
    expect(pendingApplication()?.to).toBe('/register/permit');
    enter('40');
    expect(pendingApplication()).toBeNull();
  });

  test.each(['logout', 'login'] as const)('a %s ends it', (act) => {
    enter('20');
    if (act === 'logout') session.leaveSession();
    else session.enterSession(tokens('b'));
    expect(pendingApplication()).toBeNull();
  });
});

test('company info anew replaces what was held, unless the company has changed meanwhile', async () => {
  session.enterSession(tokens('a'));
  await session.ensureCompInfo(async () => compInfo);
  await session.renewCompInfo(async () => ({ ...compInfo, mobile: '137****5678' }));
  expect(session.sessionState().compInfo?.mobile).toBe('137****5678');
  await session.renewCompInfo(async () => {
    session.switchCompany(tokens('b'), { compName: '乙', employeeCode: 'E2' }, null);
    return compInfo;
  });
  expect(session.sessionState().compInfo).toBeNull();
});

test('a page asks for the password dialog, as long as the host listens', () => {
  const open = jest.fn();
  const stopListening = session.onPasswordChangeRequest(open);
  session.requestPasswordChange();
  stopListening();
  session.requestPasswordChange();
  expect(open).toHaveBeenCalledTimes(1);
});

test('company info brings the authed flag; a logout takes everything of the person', async () => {
  session.enterSession(tokens('a'));
  await session.ensureCompInfo(async () => compInfo);
  session.setComps([membership]);
  session.setCacheAuthProducts(['SCM']);
  expect(session.sessionState().authed).toBe(true);
  const { browserID } = session.sessionState();
  session.leaveSession();
  expect(session.sessionState()).toEqual({ ...initialState, browserID });
  expect(document.cookie).not.toMatch(/token=|failurePeriodSec|Time/);
});

test('a login in the same tab leaves nothing of the person before', async () => {
  session.enterSession(tokens('a'));
  await session.ensureCompInfo(async () => compInfo);
  session.enterSession(tokens('b'));
  expect(session.sessionState()).toMatchObject({ compInfo: null, company: null, authed: false });
});

test('keys are held in memory and can be dropped', () => {
  session.holdKeys({ publicKey: 'p', privateKey: 'q', expiresAt: 1 });
  expect(session.sessionState().rsaKeys?.publicKey).toBe('p');
  session.dropKeys();
  expect(session.sessionState().rsaKeys).toBeNull();
});

describe('idle time: "idle limit comes from cookie failurePeriodSec (seconds)"', () => {
  beforeEach(() => session.enterSession(tokens('a')));

  test('an activity starts it anew; past the limit it does not', () => {
    passSeconds(800);
    expect(session.recordActivity('/center').kind).toBe('active');
    passSeconds(870);
    expect(session.currentIdle('/center')).toEqual({ kind: 'ending', secondsLeft: 30 });
    passSeconds(31);
    expect(session.recordActivity('/center').kind).toBe('expired');
    expect(session.recordActivity('/center').kind).toBe('expired');
  });

  test('each activity records the current time, also the one that comes too late', () => {
    passSeconds(1_000);
    session.recordActivity('/center');
    expect(document.cookie).toContain(`currentTime=${wall}`);
    expect(document.cookie).toContain(`lastTime=${wall - 1_000_000}`);
  });

  test('"not on login pages", and not without a session', () => {
    passSeconds(1_000);
    expect(session.recordActivity('/login/changeComp').kind).toBe('off');
    session.leaveSession();
    expect(session.currentIdle('/center').kind).toBe('off');
  });

  test('a lock by the server before the limit holds over a reload and in new tabs, until it is unlocked', () => {
    session.lockSession();
    session.useSession.setState({ locked: false });
    expect(session.currentIdle('/center').kind).toBe('expired');
    session.unlockSession();
    expect(session.currentIdle('/center').kind).toBe('active');
    expect(session.accessToken()).toBe('access-a');
  });
});

describe('surroundings', () => {
  test('"theme color, default #D83651, read from cookie theme_color if set", the tenant\'s otherwise', () => {
    stop();
    stop = session.startSession({ themeColor: '#0B6E4F' });
    expect(session.sessionState().themeColor).toBe('#0B6E4F');
    session.setThemeColor('#123456');
    stop();
    stop = session.startSession({ themeColor: '#0B6E4F' });
    expect(session.sessionState().themeColor).toBe('#123456');
  });

  test('sidebar and its mode come back from their cookies', () => {
    session.openSidebar(false, 'desktop');
    session.setSidebarMode('sidebar');
    session.useSession.setState(initialState, true);
    stop();
    stop = session.startSession();
    expect(session.sessionState()).toMatchObject({ sidebarOpened: false, sidebarMode: 'sidebar' });
  });

  test('"Below a width of 992 px the layout is mobile and the sidebar closes"; the choice for wide screens stays', () => {
    session.setDevice('mobile');
    expect(session.sessionState()).toMatchObject({ device: 'mobile', sidebarOpened: false });
    expect(document.cookie).not.toContain('sidebarStatus');
    session.openSidebar(true, 'mobile');
    session.setDevice('mobile');
    expect(session.sessionState().sidebarOpened).toBe(true);
    session.openSidebar(false, 'mobile');
    expect(document.cookie).not.toContain('sidebarStatus');
    session.setDevice('desktop');
    expect(session.sessionState().sidebarOpened).toBe(true);
  });
});
