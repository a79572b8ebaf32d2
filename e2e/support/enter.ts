import { type Cookie, expect, type Page } from '@playwright/test';
import { logIn } from './log-in';
import { proveWhenAsked } from './prove';
import { secondTenant } from './tenants';

interface Kept {
  readonly cookies: Cookie[];
  /** The browser's own identifier. Keys and codes belong to it. */
  readonly device: string;
}

/** The sessions of earlier tests of this worker, by tenant and phone. */
const kept = new Map<string, Kept>();

const deviceKey = 'portal-device';
/**
 * This cookie has the time of the last click in a browser that is closed. A quarter of an hour later it would lock the
 * next browser.
 */
const lastClick = 'lastTime';
const here = new URL(`http://localhost:${new URL(secondTenant).port}`);
const asked = '/api/web/portal/api/res/menu/emp/role/findResAllByToken';

/** A test may have locked, left or lost its session, so this checks it. */
async function holds(page: Page, { cookies }: Kept, tenant: string): Promise<boolean> {
  const token = cookies.find(({ name }) => name === 'access_token')?.value;
  // Only browsers resolve every name below localhost. So this asks this machine, with the tenant's name in the header.
  const host = tenant === 'default' ? here.host : new URL(secondTenant).host;
  const headers = { authorization: `Bearer ${token}`, host };
  const answer = await page.request.post(`${here.origin}${asked}`, { data: {}, headers });
  return answer.status() === 200 && (await answer.json()).ok === true;
}

async function keep(page: Page, owner: string): Promise<void> {
  const device = await page.evaluate((key) => localStorage.getItem(key), deviceKey);
  const cookies = await page.context().cookies();
  if (device !== null) kept.set(owner, { cookies: cookies.filter(({ name }) => name !== lastClick), device });
}

/**
 * Opens a person's page at an address of the centre, in the first tenant unless another is named. It uses the session
 * of an earlier test if that is still valid, otherwise it logs in. This is for tests whose subject begins there. A test
 * that ends, locks or moves the session must log in itself.
 */
export async function enter(
  page: Page,
  phone: string,
  path = '/center/product/product',
  tenant = 'default',
): Promise<void> {
  const owner = `${tenant} ${phone}`;
  const held = kept.get(owner);
  if (held && (await holds(page, held, tenant))) {
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
