import type { Browser, BrowserContext, CDPSession, Cookie, Page } from '@playwright/test';
import { knowNames, type PageMarks, watchPage, watchText } from './page-marks';
import type { Profile, Target } from './targets';

/** The cost of one visit. Times are in ms from the start of the navigation, sizes in bytes. */
export interface Figures extends Record<string, number> {
  requests: number;
  script: number;
  /** Until the control can answer. */
  scriptUntilUsable: number;
  total: number;
  firstPaint: number;
  largestPaint: number;
  /** Until the text of the target is painted; not a number for a target without one. */
  readable: number;
  usable: number;
  longTasks: number;
  shift: number;
  /** The number of addresses that were fetched more than once. */
  repeated: number;
}

export interface Fetched {
  address: string;
  bytes: number;
  at: number;
}

const patience = 90_000;
/**
 * Requests that come by themselves after the control are part of the page's cost. A second later, other pages are
 * fetched ahead.
 */
const afterwards = 900;

export async function throttle(session: CDPSession, { bits, latency, slower }: Profile): Promise<void> {
  if (bits !== null) {
    const throughput = bits / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

export async function watchNetwork(session: CDPSession): Promise<Fetched[]> {
  const fetched: Fetched[] = [];
  const addresses = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (address?.startsWith('http')) fetched.push({ address, bytes: encodedDataLength, at: Date.now() });
  });
  return fetched;
}

async function untilUsable(page: Page): Promise<void> {
  const end = Date.now() + patience;
  while ((await page.evaluate(() => globalThis.__portalMarks?.usable ?? null)) === null) {
    if (Date.now() > end) {
      const seen = (await page.locator('body').textContent())?.slice(0, 500);
      throw new Error(`${page.url()}: no control after ${patience / 1_000} s, but:\n${seen}`);
    }
    await page.waitForTimeout(50);
  }
}

async function oneVisit(
  context: BrowserContext,
  address: string,
  { control, text }: Target,
  profile: Profile,
): Promise<Figures> {
  const page = await context.newPage();
  try {
    await page.addInitScript(knowNames);
    await page.addInitScript(watchPage, control);
    if (text) await page.addInitScript(watchText, text);
    const session = await context.newCDPSession(page);
    const fetched = await watchNetwork(session);
    await throttle(session, profile);
    await page.goto(address, { waitUntil: 'commit', timeout: patience });
    await untilUsable(page);
    await page.waitForTimeout(afterwards);
    const marks = await page.evaluate(() => globalThis.__portalMarks as PageMarks);
    return {
      requests: fetched.length,
      script: await page.evaluate(() => globalThis.__scriptBytes()),
      scriptUntilUsable: marks.scriptUntilUsable,
      total: fetched.reduce((total, { bytes }) => total + bytes, 0),
      firstPaint: marks.firstPaint,
      largestPaint: marks.largestPaint,
      readable: marks.readable ?? Number.NaN,
      usable: marks.usable ?? patience,
      longTasks: marks.longTasks,
      shift: marks.shift,
      repeated: fetched.length - new Set(fetched.map((one) => one.address)).size,
    };
  } finally {
    await page.close();
  }
}

/** One visit with an empty cache, and a second one with the cache of the first. */
export async function visitTwice(
  browser: Browser,
  origin: string,
  target: Target,
  profile: Profile,
  cookies: Cookie[],
): Promise<{ cold: Figures; warm: Figures }> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1366, height: 768 } });
  try {
    if (target.loggedIn) await context.addCookies(cookies);
    const address = `${origin}${target.path}`;
    const cold = await oneVisit(context, address, target, profile);
    return { cold, warm: await oneVisit(context, address, target, profile) };
  } finally {
    await context.close();
  }
}
