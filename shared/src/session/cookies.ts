import Cookies from 'js-cookie';
import { themeColorIn } from '../theme/public';
import { names } from './cookie-names';
import type { SidebarMode, Tokens } from './state';

type CookieName = keyof typeof names;

/** In days, the unit of js-cookie: 86400 seconds after a company switch, a week for the remembered phone. */
const tokenDays = 1;
const rememberDays = 7;
const preferenceDays = 365;

function write(name: CookieName, value: string, days?: number): void {
  Cookies.set(names[name], value, {
    path: '/',
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
    ...(days === undefined ? {} : { expires: days }),
  });
}

const read = (name: CookieName): string | undefined => Cookies.get(names[name]) || undefined;
const remove = (name: CookieName): void => Cookies.remove(names[name], { path: '/' });

export const accessToken = (): string | undefined => read('accessToken');
export const refreshToken = (): string | undefined => read('refreshToken');

/** The tokens last until the browser is closed, or for 86400 seconds once a company has been entered. */
export function writeTokens(tokens: Tokens, lifetime: 'browser' | 'day'): void {
  const days = lifetime === 'day' ? tokenDays : undefined;
  write('accessToken', tokens.accessToken, days);
  write('refreshToken', tokens.refreshToken, days);
  write('idleLimit', String(tokens.failurePeriodSec), days);
}

export function removeTokens(): void {
  for (const name of [
    'accessToken',
    'refreshToken',
    'idleLimit',
    'currentTime',
    'lastTime',
    'application',
    'formKey',
  ] as const)
    remove(name);
}

/** A random mark for the session's owner: see `epoch.ts`. */
export const readEpoch = (): string => read('epoch') ?? '';
export const writeEpoch = (epoch: string): void => write('epoch', epoch);

/** The key of forms that another tab took from the screen. It goes with the tokens. */
export const formKey = (): string | undefined => read('formKey');
export const keepFormKey = (key: string): void => write('formKey', key);

/** See `application.ts`. */
export const readApplication = (): string => read('application') ?? '';
export const writeApplication = (text: string): void => write('application', text, tokenDays);
export const removeApplication = (): void => remove('application');

/** The texts that the idle rule reads. */
export const idleCookies = () => ({ failurePeriodSec: read('idleLimit'), lastTime: read('lastTime') });

/** Milliseconds by the server's clock. */
export const writeCurrentTime = (now: number): void => write('currentTime', String(Math.round(now)), tokenDays);
export const writeLastTime = (now: number): void => write('lastTime', String(Math.round(now)), tokenDays);

/** The remembered phone number. It only fills the login form. */
export const rememberedPhone = (): string | undefined => read('rememberedPhone');
export const rememberPhone = (phone: string): void => write('rememberedPhone', phone, rememberDays);
export const forgetPhone = (): void => remove('rememberedPhone');

interface Preferences {
  readonly themeColor: string | undefined;
  readonly sidebarMode: SidebarMode | undefined;
  readonly sidebarOpened: boolean | undefined;
}

/** The choices that were made in this browser; undefined for a cookie that is missing or not readable. */
export function readPreferences(): Preferences {
  const mode = read('sidebarMode');
  const status = read('sidebarStatus');
  return {
    themeColor: themeColorIn(read('themeColor')),
    sidebarMode: mode === 'sidebar' || mode === 'topbar' ? mode : undefined,
    sidebarOpened: status === undefined ? undefined : status === '1',
  };
}

export const writeThemeColor = (color: string): void => write('themeColor', color, preferenceDays);
export const forgetThemeColor = (): void => remove('themeColor');
export const writeSidebarMode = (mode: SidebarMode): void => write('sidebarMode', mode, preferenceDays);
export const writeSidebarStatus = (opened: boolean): void => write('sidebarStatus', opened ? '1' : '0', preferenceDays);

/**
 * Returns whether this browser keeps cookies: without them nobody can log in, and the login page says so. Two tabs may ask
 * at the same moment, so each removes only its own cookie.
 */
export function cookiesWork(): boolean {
  const probe = `cookie-probe-${Math.random().toString(36).slice(2)}`;
  Cookies.set(probe, '1', { path: '/', sameSite: 'Lax' });
  const kept = Cookies.get(probe) === '1';
  Cookies.remove(probe, { path: '/' });
  return kept;
}
