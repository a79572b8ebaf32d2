import { type Cookie, expect, type Page } from '@playwright/test';
import './local-names';
import { logIn } from './log-in';
import { proveWhenAsked } from './prove';

interface Kept {
  readonly cookies: Cookie[];
  /** The browser's own identifier. Keys and codes belong to it. */
  readonly device: string;
}

/** The sessions of earlier tests of this worker, by address and phone. */
const kept = new Map<string, Kept>();

const deviceKey = 'portal-device';
/**
 * This cookie has the time of the last click in a browser that is closed. A quarter of an hour later it would lock the
 * next browser.
 */
const lastClick = 'lastTime';
const asked = '/api/web/portal/api/res/menu/emp/role/findResAllByToken';

/** A test may have locked, left or lost its session, so this checks it. */
async function holds(page: Page, { cookies }: Kept): Promise<boolean> {
  const token = cookies.find(({ name }) => name === 'access_token')?.value;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post(asked, { data: {}, headers });
  return answer.status() === 200 && (await answer.json()).ok === true;
}

/** The address at which pages of this context begin. */
const addressOf = async (page: Page): Promise<string> => new URL((await page.request.get('/healthz')).url()).origin;

async function keep(page: Page, owner: string): Promise<void> {
  const device = await page.evaluate((key) => localStorage.getItem(key), deviceKey);
  const cookies = await page.context().cookies();
  if (device !== null) kept.set(owner, { cookies: cookies.filter(({ name }) => name !== lastClick), device });
}

/**
 * Opens a person's page at an address of the centre. It uses the session of an earlier test if that is still valid,
 * otherwise it logs in. This is for tests whose subject begins there. A test that ends, locks or moves the session must
 * log in itself.
 */
export async function enter(page: Page, phone: string, path: string): Promise<void> {
  const owner = `${await addressOf(page)} ${phone}`;
  const held = kept.get(owner);
  if (held && (await holds(page, held))) {
    await page.context().addCookies(held.cookies);
    await page.addInitScript(([key, device]) => localStorage.setItem(key, device), [deviceKey, held.device] as const);
  } else {
    await logIn(page, phone);
    // Somebody with several companies, or one in certification, is led elsewhere.
    await expect(page).not.toHaveURL(/\/login(\?|$)/);
    await keep(page, owner);
  }
  await proveWhenAsked(page);
  await page.goto(path);
}
