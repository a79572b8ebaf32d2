import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import Cookies from 'js-cookie';
import * as cookies from './cookies';
import { tokens } from './testing/samples';
import { clearBrowser } from './testing/tab';

let written: string[];

beforeEach(() => {
  clearBrowser();
  written = [];
  const set = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.set;
  jest.spyOn(document, 'cookie', 'set').mockImplementation(function write(this: Document, text: string) {
    written.push(text);
    set?.call(document, text);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

const days = (text: string | undefined) =>
  (Date.parse(text?.match(/expires=([^;]+)/)?.[1] ?? '') - Date.now()) / 86_400_000;

const writtenAs = (name: string) => written.find((text) => text.startsWith(`${name}=`));

describe('tokens', () => {
  test('of a login last until the browser is closed', () => {
    cookies.writeTokens(tokens('a'), 'browser');
    expect(writtenAs('access_token')).toBe('access_token=access-a; path=/; sameSite=Lax');
    expect(writtenAs('failurePeriodSec')).not.toContain('expires');
    expect(cookies.accessToken()).toBe('access-a');
    expect(cookies.refreshToken()).toBe('refresh-a');
    expect(cookies.idleCookies().failurePeriodSec).toBe('900');
  });

  test('"Token cookies last 86400 seconds on company switch."', () => {
    cookies.writeTokens(tokens('a'), 'day');
    expect(days(writtenAs('access_token')) * 86_400).toBeCloseTo(86_400, -1);
    expect(days(writtenAs('refresh_token')) * 86_400).toBeCloseTo(86_400, -1);
  });

  test('are removed with all that counts the idle time; the phone number stays', () => {
    cookies.writeTokens(tokens('a'), 'browser');
    cookies.writeCurrentTime(1.4);
    cookies.writeLastTime(2.6);
    cookies.rememberPhone('13800000001');
    expect(cookies.idleCookies().lastTime).toBe('3');
    cookies.removeTokens();
    expect(document.cookie).toBe('remember-me=13800000001');
    expect(cookies.accessToken()).toBeUndefined();
  });
});

test('"Remember-me cookie lasts 7 days": the phone number, nothing else', () => {
  cookies.rememberPhone('13800000001');
  expect(days(writtenAs('remember-me'))).toBeCloseTo(7, 2);
  expect(cookies.rememberedPhone()).toBe('13800000001');
  cookies.forgetPhone();
  expect(cookies.rememberedPhone()).toBeUndefined();
});

describe('preferences', () => {
  test('are undefined where nothing was chosen', () => {
    expect(cookies.readPreferences()).toEqual({
      themeColor: undefined,
      sidebarMode: undefined,
      sidebarOpened: undefined,
    });
  });

  test('come back under the names of the specification', () => {
    cookies.writeThemeColor('#0B6E4F');
    cookies.writeSidebarMode('sidebar');
    cookies.writeSidebarStatus(false);
    expect(written.map((text) => text.split('=')[0])).toEqual(['theme_color', 'sidebarMode', 'sidebarStatus']);
    expect(cookies.readPreferences()).toEqual({
      themeColor: '#0B6E4F',
      sidebarMode: 'sidebar',
      sidebarOpened: false,
    });
    cookies.writeSidebarMode('topbar');
    cookies.writeSidebarStatus(true);
    expect(cookies.readPreferences()).toMatchObject({ sidebarMode: 'topbar', sidebarOpened: true });
  });

  test('that anybody could have written are not believed', () => {
    cookies.writeThemeColor('red;}</style>');
    Object.assign(document, { cookie: 'sidebarMode=upside-down; path=/' });
    expect(cookies.readPreferences()).toMatchObject({ themeColor: undefined, sidebarMode: undefined });
  });
});

describe('a browser without cookies', () => {
  test('is noticed', () => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    expect(cookies.cookiesWork()).toBe(false);
  });

  test('one with cookies passes and keeps nothing of the question', () => {
    expect(cookies.cookiesWork()).toBe(true);
    expect(document.cookie).toBe('');
  });

  test('another tab that asks at the same moment does not take this one’s answer away', () => {
    const answers: boolean[] = [];
    const set = Cookies.set;
    jest.spyOn(Cookies, 'set').mockImplementationOnce((...cookie) => {
      const written = set(...cookie);
      answers.push(cookies.cookiesWork());
      return written;
    });
    answers.push(cookies.cookiesWork());
    expect(answers).toEqual([true, true]);
  });
});
