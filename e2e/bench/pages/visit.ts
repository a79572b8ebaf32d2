import type { Browser, BrowserContext, CDPSession, Cookie, Page } from '@playwright/test';
import { knowNames, type PageMarks, watchPage, watchText } from './page-marks';
import type { Profile, Target } from './targets';

/** The cost of one visit. Times are in ms from the start of the navigation, sizes in bytes. */
export interface Figures extends Record<string, number> {
  requests: number;
  script: number;
  total: number;
  firstPaint: number;
  largestPaint: number;
  /** Until the text of the target is painted; not a number for a target without one. */
  readable: number;
  /** Until the application answers for the control. */
  takenOver: number;
  /** The script that had come over the network by then. */
  scriptTakenOver: number;
  /** How long the processor was kept for more than 50 ms, until three seconds after the largest paint. */
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

export const patience = 90_000;
/**
 * Requests that come by themselves after the control are part of the page's cost. A second later, other pages are
 * fetched ahead.
 */
const afterwards = 900;
/** From the largest paint on, a page is watched for so long for tasks that keep a person waiting. */
const watched = 3_000;

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

/** How much smaller a script is on its way; learned from those that came whole. */
const packed = new Map<string, number>();

/** What a page fetches: whole answers, and the parts of scripts as they come over the network. */
export async function watchNetwork(session: CDPSession): Promise<{ fetched: Fetched[]; scripts: Fetched[] }> {
  const fetched: Fetched[] = [];
  const scripts: Fetched[] = [];
  const addresses = new Map<string, string>();
  const unpacked = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => {
    addresses.set(requestId, response.url);
    const { pathname } = new URL(response.url);
    if (pathname.endsWith('.js') && !response.fromDiskCache) unpacked.set(requestId, 0);
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const before = unpacked.get(requestId);
    if (before === undefined) return;
    unpacked.set(requestId, before + dataLength);
    // The browser says only at the end how many bytes came, and then the page may be gone.
    const address = addresses.get(requestId) ?? '';
    scripts.push({ address, bytes: dataLength * (packed.get(address) ?? 1), at: Date.now() });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (!address?.startsWith('http')) return;
    fetched.push({ address, bytes: encodedDataLength, at: Date.now() });
    const whole = unpacked.get(requestId);
    if (whole && encodedDataLength > 0) packed.set(address, encodedDataLength / whole);
  });
  return { fetched, scripts };
}

export const bytesUntil = (parts: readonly Fetched[], time: number): number =>
  parts.filter(({ at }) => at <= time).reduce((sum, { bytes }) => sum + bytes, 0);

const marksOf = (page: Page) => page.evaluate(() => globalThis.__portalMarks as PageMarks);

async function until(
  page: Page,
  what: string,
  reached: () => boolean,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<void> {
  const end = Date.now() + patience;
  while (!(await page.evaluate(reached))) {
    await meanwhile();
    if (Date.now() > end) {
      const seen = (await page.locator('body').textContent())?.slice(0, 500);
      throw new Error(`${page.url()}: ${what} not after ${patience / 1_000} s, but:\n${seen}`);
    }
    await page.waitForTimeout(50);
  }
}

/** Long after the last paint, so that a later one is not cut off. */
async function longTasksOf(page: Page): Promise<number> {
  let end = 0;
  do {
    end = (await marksOf(page)).largestPaint + watched;
    const now = await page.evaluate(() => performance.now());
    await page.waitForTimeout(Math.max(0, end - now));
  } while ((await marksOf(page)).largestPaint + watched > end);
  const { longTasks } = await marksOf(page);
  return longTasks.filter(({ at }) => at < end).reduce((sum, { duration }) => sum + duration - 50, 0);
}

/**
 * Opens the page in a tab of its own. `quiet`: nobody touches it, and it is watched for its long tasks. `sign`: somebody
 * moves the mouse as soon as there is something to see.
 */
export async function visit(
  context: BrowserContext,
  origin: string,
  { control, text, path }: Target,
  profile: Profile,
  person: 'quiet' | 'sign',
): Promise<Figures> {
  const page = await context.newPage();
  try {
    await page.addInitScript(knowNames);
    await page.addInitScript(watchPage, control);
    if (text) await page.addInitScript(watchText, text);
    const session = await context.newCDPSession(page);
    const { fetched, scripts } = await watchNetwork(session);
    await throttle(session, profile);
    await page.goto(origin + path, { waitUntil: 'commit', timeout: patience });
    if (person === 'sign') {
      await until(page, 'paint', () => (globalThis.__portalMarks?.largestPaint ?? 0) > 0);
      let at = 0;
      await until(
        page,
        'control',
        () => globalThis.__portalMarks?.takenOver != null,
        // A mouse on its way gives one sign after the other.
        () => page.mouse.move(3, 3 + (++at % 40)),
      );
    }
    // A page that came as HTML is not taken over before somebody touches it.
    else
      await until(page, 'control', () => {
        const { takenOver = null, largestPaint = 0 } = globalThis.__portalMarks ?? {};
        return takenOver !== null || (largestPaint > 0 && document.querySelector('[data-page]') !== null);
      });
    await page.waitForTimeout(afterwards);
    const until900 = [...fetched];
    const script = await page.evaluate(() => globalThis.__scriptBytes());
    const longTasks = person === 'quiet' ? await longTasksOf(page) : Number.NaN;
    const marks = await marksOf(page);
    const takenOver = marks.takenOver ?? patience;
    const began = await page.evaluate(() => performance.timeOrigin);
    return {
      requests: until900.length,
      script,
      total: until900.reduce((total, { bytes }) => total + bytes, 0),
      firstPaint: marks.firstPaint,
      largestPaint: marks.largestPaint,
      readable: marks.readable ?? Number.NaN,
      takenOver,
      scriptTakenOver: bytesUntil(scripts, began + takenOver),
      longTasks,
      shift: marks.shift,
      repeated: until900.length - new Set(until900.map((one) => one.address)).size,
    };
  } finally {
    await page.close();
  }
}

/** A visit that hangs for so long is given up, and with it its context. */
const longest = 2 * patience;

/** A browser's memory of its own, to be given back when the visits are over. */
export async function inContext<T>(
  browser: Browser,
  cookies: Cookie[],
  visits: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1366, height: 768 } });
  await context.addCookies(cookies);
  let timer: NodeJS.Timeout | undefined;
  const hung = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing for ${longest / 1_000} s`)), longest);
  });
  try {
    const visited = visits(context);
    visited.catch(() => undefined);
    const found = await Promise.race([visited, hung]);
    await context.close();
    return found;
  } catch (error) {
    // What hangs may hang here, too.
    context.close().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
