import { expect, type Page, type Route, test } from '@playwright/test';
import { enter } from '../../support/enter';
import { logIn } from '../../support/log-in';
import { ageSession } from '../../support/session';

const people = '/center/crm/employee/list';
const lock = (page: Page) => page.getByRole('dialog', { name: '安全验证' });

const session = ['role/findResAllByToken', 'info/comp'];
const ofPeople = ['employee/list', 'product/findAllByPermitStatus', 'join/list'];

/** These calls of the page from now on, by the last part of their address, in the order in which they leave. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const name = pathname.split('/').slice(-2).join('/');
    if (pathname.startsWith('/api/') && [...session, ...ofPeople].includes(name)) calls.push(name);
  });
  return calls;
}

/** A new tab of somebody who is logged in. It knows nothing of them yet. */
async function newTab(page: Page, phone: string): Promise<Page> {
  await enter(page, phone, '/404');
  return page.context().newPage();
}

/** Holds back every script of the page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**/*.js', async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('what a list shows is asked for before any of the page’s scripts is there, and asked once', async ({
  page: first,
}) => {
  const page = await newTab(first, '13800000001');
  const release = await holdScripts(page);
  const calls = watchCalls(page);
  await page.goto(people, { waitUntil: 'commit' });
  await expect.poll(() => calls.toSorted()).toEqual([...session, ...ofPeople].toSorted());
  release();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  for (const name of [...session, ...ofPeople]) expect(calls.filter((call) => call === name)).toHaveLength(1);
});

test('a tab that knows the person asks only for the list', async ({ page }) => {
  await enter(page, '13800000001', people);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const release = await holdScripts(page);
  const calls = watchCalls(page);
  await page.goto(people, { waitUntil: 'commit' });
  await expect.poll(() => calls.toSorted()).toEqual(ofPeople.toSorted());
  release();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect(calls).not.toContain(session[0]);
});

test('an address with a query asks for its own list', async ({ page: first }) => {
  const page = await newTab(first, '13800000001');
  const release = await holdScripts(page);
  const calls = watchCalls(page);
  await page.goto(`${people}?page=2`, { waitUntil: 'commit' });
  await expect.poll(() => calls).toEqual(session);
  release();
  await expect(page.locator('[aria-current="page"]:text("2")')).toBeVisible();
  expect(calls.filter((call) => call === 'employee/list')).toHaveLength(1);
});

test('a call for which the person has no permission does not leave', async ({ page: first }) => {
  const page = await newTab(first, '13800000009');
  const release = await holdScripts(page);
  const calls = watchCalls(page);
  await page.goto(people, { waitUntil: 'commit' });
  await expect.poll(() => calls.toSorted()).toEqual([...session, ...ofPeople.slice(0, 2)].toSorted());
  release();
  await expect(page.getByRole('heading', { name: '人员管理' })).toBeVisible();
  expect(calls).not.toContain('join/list');
});

test('[threat: forgotten session] whoever was idle for too long: no answer by the server, and nothing leaves by the cookies', async ({
  page: first,
}) => {
  await logIn(first, '13800000001');
  await expect(first).toHaveURL(/\/center\/product\/product$/);
  await ageSession(first, 'idle');
  const page = await first.context().newPage();
  await first.close();

  // The server knows better than this browser: the page gets its refusal once, and locks.
  const calls = watchCalls(page);
  await page.goto(people);
  await expect(lock(page)).toBeVisible();
  expect(calls.filter((call) => call === session[0])).toHaveLength(1);
  expect(calls.filter((call) => ofPeople.includes(call))).toEqual([]);

  // Now the cookies tell it, too.
  const release = await holdScripts(page);
  calls.length = 0;
  await page.goto(people, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('[data-first-calls]'));
  expect(calls).toEqual([]);
  release();
  await expect(lock(page)).toBeVisible();
});
