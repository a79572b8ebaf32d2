import type { Browser } from '@playwright/test';
import type { Profile } from '../pages/targets';
import { throttle } from '../pages/visit';

/** The cost of one visit with an empty cache. Times are in ms from the start of the navigation. */
export interface ReadingVisit {
  /** Until the content of the page can be read. */
  readonly readable: number;
  readonly shift: number;
  /** The compressed bytes of all scripts. */
  readonly script: number;
}

declare global {
  var __readable: number | undefined;
  var __shift: number;
}

/** Runs in the page. The text is readable in the first frame that shows it. */
function watchText(text: string): void {
  globalThis.__shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) globalThis.__shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const places = document.evaluate(`//body//*[text()[contains(., '${text}')]]`, document, null, 6);
    const [shown] = Array.from({ length: places.snapshotLength }, (_, at) => places.snapshotItem(at) as Element).filter(
      (element) => !/script/i.test(element.tagName) && element.checkVisibility({ visibilityProperty: true }),
    );
    if (!shown) requestAnimationFrame(look);
    else
      requestAnimationFrame(() => {
        globalThis.__readable = performance.now();
      });
  };
  look();
}

/** What comes after the content, such as the application that takes the HTML's place, is part of the cost. */
const afterwards = 3_000;

export async function readingVisit(
  browser: Browser,
  address: string,
  text: string,
  profile: Profile,
): Promise<ReadingVisit> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1366, height: 768 } });
  try {
    const page = await context.newPage();
    await page.addInitScript('globalThis.__name ??= (value) => value');
    await page.addInitScript(watchText, text);
    await throttle(await context.newCDPSession(page), profile);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.__readable !== undefined, null, { timeout: 60_000 });
    await page.waitForTimeout(afterwards);
    return await page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = resources.filter(({ name }) => name.endsWith('.js'));
      return {
        readable: globalThis.__readable ?? Number.NaN,
        shift: globalThis.__shift,
        script: scripts.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0),
      };
    });
  } finally {
    await context.close();
  }
}
