import { type Cookie, expect, type Page } from '@playwright/test';
import { logIn } from './log-in';
import { proveWhenAsked } from './prove';
import { secondTenant } from './tenants';

interface Kept {
  readonly cookies: Cookie[];
  /** What the browser calls itself: keys and codes belong to it. */
  readonly device: string;
}

/** Sessions of earlier tests of this worker, by tenant and phone. */
const kept = new Map<string, Kept>();

const deviceKey = 'portal-device';
/** When somebody last clicked in a browser that is gone: a quarter of an hour later it would lock the next one. */
const lastClick = 'lastTime';
const here = new URL(`http://localhost:${new URL(secondTenant).port}`);
const asked = '/api/web/portal/api/res/menu/emp/role/findResAllByToken';

/** A test may have locked, left or lost its session. */
async function holds(page: Page, { cookies }: Kept, tenant: string): Promise<boolean> {
  const token = cookies.find(({ name }) => name === 'access_token')?.value;
  // Only browsers resolve every name below localhost: asked at this machine, the tenant's name stands in the header.
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
 * Somebody's page at an address of the centre, of the first tenant where no other is named: by the session of an earlier test where it still holds, by a login
 * otherwise. For tests whose subject begins there; whoever ends, locks or moves the session logs in.
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
