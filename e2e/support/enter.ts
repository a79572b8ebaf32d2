import { type Cookie, expect, type Page } from '@playwright/test';
import { logIn } from './log-in';

interface Kept {
  readonly cookies: Cookie[];
  /** What the browser calls itself: keys and codes belong to it. */
  readonly device: string;
}

/** Sessions of earlier tests of this worker, by phone. */
const kept = new Map<string, Kept>();

const deviceKey = 'portal-device';
/** When somebody last clicked in a browser that is gone: a quarter of an hour later it would lock the next one. */
const lastClick = 'lastTime';
const asked = '/api/web/portal/api/res/menu/emp/role/findResAllByToken';

/** A test may have locked, left or lost its session. */
async function holds(page: Page, { cookies }: Kept): Promise<boolean> {
  const token = cookies.find(({ name }) => name === 'access_token')?.value;
  const answer = await page.request.post(asked, { data: {}, headers: { authorization: `Bearer ${token}` } });
  return answer.status() === 200 && (await answer.json()).ok === true;
}

async function keep(page: Page, phone: string): Promise<void> {
  const device = await page.evaluate((key) => localStorage.getItem(key), deviceKey);
  const cookies = await page.context().cookies();
  if (device !== null) kept.set(phone, { cookies: cookies.filter(({ name }) => name !== lastClick), device });
}

/**
 * Somebody's page at an address of the first tenant's centre: by the session of an earlier test where it still holds, by a login
 * otherwise. For tests whose subject begins there; whoever ends, locks or moves the session logs in.
 */
export async function enter(page: Page, phone: string, path = '/center/product/product'): Promise<void> {
  const held = kept.get(phone);
  if (held && (await holds(page, held))) {
    await page.context().addCookies(held.cookies);
    await page.addInitScript(([key, device]) => localStorage.setItem(key, device), [deviceKey, held.device] as const);
  } else {
    await logIn(page, phone);
    await expect(page).toHaveURL(/\/center\//);
    await keep(page, phone);
  }
  await page.goto(path);
}
