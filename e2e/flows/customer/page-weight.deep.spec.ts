import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import limits from '../../page-weight-limits.json' with { type: 'json' };
import { chunkNames } from '../../support/chunk-names';
import { coldPage } from '../../support/cold-page';
import { enter } from '../../support/enter';
import { watchNetwork } from '../../support/quiet-network';
import { growth, sumOf, WeightRecord } from '../../support/weights';

/**
 * The cost of a cold visit in JavaScript, as it travels. If a page passes its limit in `e2e/page-weight-limits.json`, the
 * test says what grew since the figures in `page-weight.json`. `--update-snapshots=all` writes new figures.
 */
interface Visit {
  path: keyof typeof limits.kilobytes;
  /**
   * Only requests before this control appears count. Without a control, everything counts that the page ever fetches by
   * itself.
   */
  control?: string;
  /** The person whose session the page needs. */
  phone?: string;
}

const login: Visit = { path: '/login', control: '#portal-root button[type="submit"]:not([disabled])' };
const visits: Visit[] = [
  { path: '/index/index' },
  login,
  { path: '/center/product/product', control: '#portal-root main h1', phone: '13800000001' },
  { path: '/center/crm/employee/list', control: '#portal-root tbody button', phone: '13800000001' },
];

const record = new WeightRecord(join(import.meta.dirname, 'page-weight.json'));
const namesOf = chunkNames(['host', 'remotes/site', 'remotes/product', 'remotes/account']);

/** A name for a file that stays the same from build to build: the name of its layer, or a fact from the records. */
function labelOf(address: string): string {
  const [packageName, , file = ''] = address.split('/').slice(-3);
  const few = namesOf(address).filter((name) => !name.startsWith('/standalone/'));
  const isLayer = /^[a-z-]+\.js$/.test(file);
  return isLayer || few.length === 0 ? `${packageName} ${file}` : few.slice(0, 2).join(', ');
}

interface Fetched {
  address: string;
  bytes: number;
}

/** Runs in the page before its scripts, and records when the control appears. */
function noteControl(selector: string): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    performance.mark('control');
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

async function fetchedScripts(page: Page, { path, control }: Visit): Promise<Fetched[]> {
  if (control) await page.addInitScript(noteControl, control);
  const quiet = watchNetwork(page);
  await page.goto(path);
  // A page of the centre keeps a connection open the whole time.
  if (control) await page.locator(control).first().waitFor();
  else await quiet();
  return page.evaluate(() => {
    const until = performance.getEntriesByName('control')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= until)
      .map(({ name, encodedBodySize }) => ({ address: name, bytes: encodedBodySize }));
  });
}

const bytesOf = (fetched: readonly Fetched[]) => fetched.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * The page's services come when the network is quiet. On a slow machine that may be before the control is there, so the
 * lightest of three cold visits is what the control needs.
 */
async function lightestVisit(browser: Browser, visit: Visit): Promise<Fetched[]> {
  const tries: Fetched[][] = [];
  for (let count = 0; count < (visit.control ? 3 : 1); count += 1)
    tries.push(await fetchedScripts(await coldPage(browser, visit.phone), visit));
  return tries.reduce((least, one) => (bytesOf(one) < bytesOf(least) ? one : least));
}

for (const visit of visits) {
  const { path } = visit;
  const most = limits.kilobytes[path];
  test(`${path}: at most ${most} KB of JavaScript`, async ({ browser }, { config }) => {
    const fetched = await lightestVisit(browser, visit);
    expect(fetched.length).toBeGreaterThan(3);
    const weights: Record<string, number> = {};
    for (const { address, bytes } of fetched) {
      const name = labelOf(address);
      weights[name] = (weights[name] ?? 0) + bytes / 1024;
    }
    if (config.updateSnapshots === 'all') record.keep(path, weights);
    const total = sumOf(weights);
    const message = `${path} fetches ${total.toFixed(1)} KB:\n${growth(weights, record.of(path))}`;
    expect(total, message).toBeLessThanOrEqual(most);
  });
}

/** React, router, store, client and the house's components: all the shared modules that the login page needs. */
const foundations = /^(react|react-dom|react-router-dom|zustand|@portal\/shared\/(api|session|ui))(\/|$)/;
const foundationMost = limits.loginFoundationKilobytes;

test(`/login: React, router, store, client and components take at most ${foundationMost} KB`, async ({ page }) => {
  const fetched = await fetchedScripts(page, login);
  const held = fetched.filter(({ address }) => namesOf(address).some((name) => foundations.test(name)));
  const found = new Set(held.flatMap(({ address }) => namesOf(address)));
  for (const name of ['react', 'react-router-dom', 'zustand', '@portal/shared/api', '@portal/shared/ui'])
    expect([...found]).toContain(name);
  const parts = held.map(({ address, bytes }) => `${(bytes / 1024).toFixed(1)} KB ${namesOf(address).join(', ')}`);
  const total = bytesOf(held) / 1024;
  expect(total, parts.join('\n')).toBeLessThanOrEqual(foundationMost);
});

test('no public or login page fetches antd’s tables and pickers, the public site nothing of antd', async ({ page }) => {
  for (const [path, barred] of [
    ['/index/index', /@portal\/shared\/ui/],
    ['/login', /@portal\/shared\/ui\/(data|frame)$/],
  ] as const) {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const quiet = watchNetwork(page);
    await page.goto(path);
    await quiet();
    const names = fetched.filter((address) => address.endsWith('.js')).map(namesOf);
    expect(names.filter((held) => held.length > 0 && held.every((name) => barred.test(name)))).toEqual([]);
  }
});

/** Runs in the page: finds rules that are in two style sheets of the host. */
function rulesTwice(): string[] {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { href, cssRules } of document.styleSheets)
    for (const { cssText } of href?.includes('/assets/host/') ? cssRules : []) {
      const first = seen.get(cssText);
      // The minimizer leaves some empty layers behind.
      if (first && first !== href && !/\{\s*\}$/.test(cssText)) twice.push(cssText);
      seen.set(cssText, href ?? '');
    }
  return twice;
}

test('no page gets a style of the house twice: the second would win over what came between', async ({ page }) => {
  const quiet = watchNetwork(page);
  await page.goto('/register/account');
  await quiet();
  expect(await page.evaluate(rulesTwice)).toEqual([]);
  await enter(page, '13800000001', '/404');
  for (const path of ['/center/crm/company/list', '/center/crm/employee/list', '/msg/crm/message/list']) {
    await page.goto(path);
    await page.locator('#portal-root main h1').first().waitFor();
    expect(await page.evaluate(rulesTwice), path).toEqual([]);
  }
});

/** Runs in the page: the names that style tags set at run time. */
function setAtRunTime(): string[] {
  const tags = [...document.querySelectorAll<HTMLStyleElement>('style[data-css-hash]')];
  const rules = tags.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])] as CSSStyleRule[]);
  return [...new Set(rules.flatMap(({ style }) => [...style]))];
}

test('of antd’s looks only variables are made at run time, the rest comes as style sheets', async ({ page }) => {
  await enter(page, '13800000001', '/center/crm/employee/list');
  await page.locator('#portal-root tbody button').first().waitFor();
  const names = await page.evaluate(setAtRunTime);
  expect(names).toContain('--ant-color-primary');
  expect(names.filter((name) => !name.startsWith('--ant-'))).toEqual([]);
});
