import { expect, type Page, test } from '@playwright/test';
import { chunkNames } from '../../support/chunk-names';

/** What a cold visit costs in JavaScript, as it travels. A budget that is passed says which files it went to. */
interface Budget {
  path: string;
  kilobytes: number;
  /** Counts what was asked for until this control is there; without it all that the page ever fetches by itself. */
  control?: string;
}

const budgets: Budget[] = [
  { path: '/index/index', kilobytes: 130 },
  {
    path: '/login',
    kilobytes: 230,
    control: '#portal-root button[type="submit"]:not([disabled])',
  },
];

const namesOf = chunkNames(['host', 'remotes/site']);

interface Fetched {
  address: string;
  bytes: number;
}

/** Runs in the page before its scripts: notes when the control is there. */
function noteControl(selector: string): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    performance.mark('control');
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

async function fetchedScripts(page: Page, { path, control }: Budget): Promise<Fetched[]> {
  if (control) await page.addInitScript(noteControl, control);
  await page.goto(path, { waitUntil: 'networkidle' });
  return page.evaluate(() => {
    const until = performance.getEntriesByName('control')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= until)
      .map(({ name, encodedBodySize }) => ({ address: name, bytes: encodedBodySize }));
  });
}

for (const budget of budgets) {
  test(`${budget.path}: at most ${budget.kilobytes} KB of JavaScript`, async ({ page }) => {
    const fetched = (await fetchedScripts(page, budget)).sort((a, b) => b.bytes - a.bytes);
    const total = fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    const rows = fetched.map(
      ({ address, bytes }) => `${(bytes / 1024).toFixed(1).padStart(6)} ${namesOf(address).join(', ') || address}`,
    );
    expect(fetched.length).toBeGreaterThan(3);
    expect(total, `${total.toFixed(1)} KB:\n${rows.join('\n')}`).toBeLessThanOrEqual(budget.kilobytes);
  });
}

test('no public or login page fetches antd’s tables and pickers, the public site nothing of antd', async ({ page }) => {
  for (const [path, barred] of [
    ['/index/index', /@portal\/shared\/ui/],
    ['/login', /@portal\/shared\/ui\/(data|frame)$/],
  ] as const) {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    const names = fetched.filter((address) => address.endsWith('.js')).map(namesOf);
    expect(names.filter((held) => held.length > 0 && held.every((name) => barred.test(name)))).toEqual([]);
  }
});
