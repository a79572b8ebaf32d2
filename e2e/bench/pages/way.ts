import type { Browser, CDPSession, Cookie, Page } from '@playwright/test';
import { type Heap, heapOf } from './heap';
import { knowNames } from './page-marks';
import type { Profile } from './targets';
import { throttle, watchNetwork } from './visit';

/** A step from one remote to another on an open page, as a customer does it all day. */
interface Step {
  readonly name: string;
  /** Opens the menu that has the link; null if the link is already visible. */
  readonly opener: string | null;
  readonly link: string;
  /** Chooses one of several links. */
  readonly text?: string;
  readonly heading: string;
}

const brand = '#portal-root header a.centre-brand';
const bell = '#portal-root header button[aria-label^="站内信"]';
const avatar = '#portal-root header button[aria-label^="账户菜单"]';

const steps: readonly Step[] = [
  { name: 'to messages', opener: bell, link: '[role="menuitem"]', text: '查看全部', heading: '站内信' },
  { name: 'to products', opener: null, link: brand, heading: '产品中心' },
  { name: 'to account', opener: avatar, link: '[role="menuitem"]', text: '个人信息', heading: '个人信息' },
  { name: 'back to products', opener: null, link: brand, heading: '产品中心' },
];

/** Milliseconds by step. With `requests`, also the script requests that the way had to wait for. */
export type Way = Record<string, number>;

const patience = 60_000;
/** A person reads before going on. In this time pages may be fetched ahead. */
const reading = 4_000;

/** Runs in the page: clicks, and waits until the heading of the next page can answer. */
function goThere({ link, text, heading, limit }: Omit<Step, 'name' | 'opener'> & { limit: number }): Promise<number> {
  const started = performance.now();
  const found = [...document.querySelectorAll<HTMLElement>(link)];
  const there = () => document.querySelector('#portal-root main h1')?.textContent?.startsWith(heading);
  return new Promise((resolve, reject) => {
    const look = () => {
      if (performance.now() - started > limit) return reject(new Error(`no heading ${heading}`));
      if (!there()) return void requestAnimationFrame(look);
      setTimeout(() => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started))));
    };
    found.find((element) => !text || element.textContent === text)?.click();
    look();
  });
}

async function take(page: Page, { opener, name, ...step }: Step): Promise<number> {
  if (opener) await page.locator(opener).click({ timeout: patience });
  await page.locator(step.link).first().waitFor({ timeout: patience });
  return page.evaluate(goThere, { ...step, limit: patience });
}

async function openCentre(browser: Browser, origin: string, cookies: Cookie[]) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1366, height: 768 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript(knowNames);
  const session = await context.newCDPSession(page);
  return { context, page, session, address: `${origin}/center/product/product` };
}

async function settle(page: Page): Promise<void> {
  await page.locator('#portal-root main h1').first().waitFor({ timeout: patience });
  await page.waitForTimeout(reading);
}

/** One person's way through the centre after a first visit. */
export async function oneWay(browser: Browser, origin: string, profile: Profile, cookies: Cookie[]): Promise<Way> {
  const { context, page, session, address } = await openCentre(browser, origin, cookies);
  try {
    await throttle(session, profile);
    const { fetched } = await watchNetwork(session);
    await page.goto(address, { waitUntil: 'commit', timeout: patience });
    await settle(page);
    const way: Way = {};
    for (const step of steps) {
      const before = fetched.length;
      way[step.name] = await take(page, step);
      const scripts = fetched.slice(before).filter(({ address }) => new URL(address).pathname.endsWith('.js'));
      // A script that was fetched ahead comes out of the cache, without a byte from the network.
      way[`scripts ${step.name}`] = scripts.filter(({ bytes }) => bytes > 0).length;
      await page.waitForTimeout(reading / 4);
    }
    return way;
  } finally {
    await context.close();
  }
}

export interface HeapGrowth {
  readonly after10: Heap;
  readonly after50: Heap;
}

/** React frees the page before only with its next work, which comes while somebody reads. */
async function heapAtRest(page: Page, session: CDPSession): Promise<Heap> {
  await page.waitForTimeout(reading);
  return heapOf(session);
}

/** The memory that a page keeps if it is never loaded anew. */
export async function heapGrowth(browser: Browser, origin: string, cookies: Cookie[]): Promise<HeapGrowth> {
  const { context, page, session, address } = await openCentre(browser, origin, cookies);
  try {
    await page.goto(address, { waitUntil: 'commit', timeout: patience });
    await settle(page);
    let after10: Heap = { kept: 0, code: 0 };
    for (let taken = 0; taken < 50; taken += 1) {
      const step = steps[taken % steps.length];
      if (step) await take(page, step);
      if (taken === 9) after10 = await heapAtRest(page, session);
    }
    return { after10, after50: await heapAtRest(page, session) };
  } finally {
    await context.close();
  }
}
