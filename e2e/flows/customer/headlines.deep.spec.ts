import { expect, type Page, test } from '@playwright/test';
import { wholePhrases } from '@portal/shared/headline-words';
import { tenants } from '../../screenshots/folder';
import { pages } from '../../screenshots/pages';
import { root } from '../../screenshots/persons';
import { settle } from '../../screenshots/settle';
import { addressOf } from '../../screenshots/subject';
import { atRest } from '../../support/at-rest';
import { enter } from '../../support/enter';
import { watchNetwork } from '../../support/quiet-network';
import { takenOver } from '../../support/taken-over';
import { secondTenant } from '../../support/tenants';

/** A headline on the screen, and the places in its text where a line ends. */
interface Lines {
  readonly text: string;
  readonly ends: readonly number[];
}

const headlines =
  'main dd:has(> wbr), .site-hero-content, .jinqiao-text, .entry-promise-text, h1, h2, h3, h4, .entry-promise-title, main :is(li, nav) a[href*="/index/news/detail/"]';

/** Runs in the page: finds the ends of lines by the places of the characters. */
function linesOf(elements: Element[]): Lines[] {
  const range = document.createRange();
  return elements.map((element) => {
    const ends: number[] = [];
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let before = 0;
    let bottom = Number.POSITIVE_INFINITY;
    for (let node = nodes.nextNode() as Text | null; node; node = nodes.nextNode() as Text | null) {
      for (let at = 0; at < node.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        if (box.top >= bottom - 1) ends.push(before + at);
        bottom = box.bottom;
      }
      before += node.length;
    }
    return { text: element.textContent, ends };
  });
}

const widths = [1440, 1200, 992, 768, 576, 414, 375, 320];

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

function isBroken({ text, ends }: Lines): boolean {
  const words = new Set([...segmenter.segment(text)].map(({ index }) => index));
  return ends.some((end) => !words.has(end));
}

/** The phrases within which a line ends. */
const tornPhrases = ({ text, ends }: Lines): string[] =>
  wholePhrases.filter((phrase) =>
    ends.some((end) => {
      const start = text.lastIndexOf(phrase, end);
      return start >= 0 && start < end && end < start + phrase.length;
    }),
  );

const asRead = ({ text, ends }: Lines): string =>
  [0, ...ends].map((start, line) => text.slice(start, ends[line])).join(' / ');

/** Returns each marked headline a column of so many characters, so that short ones wrap as well. */
const narrowTo = (page: Page, characters: number): Promise<void> =>
  page.evaluate((width) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:has(> wbr) { display: inline-block !important; width: ${width}em !important; }`);
    document.adoptedStyleSheets = [sheet];
  }, characters);

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await watchNetwork(page)();
  await expect(page.getByRole('status', { name: '加载中' })).toHaveCount(0);
  await atRest(page);
}

for (const tenant of tenants)
  test(`${tenant}: no headline of a public page breaks within a word`, async ({ browser }) => {
    test.slow();
    const context = await browser.newContext(tenant === 'jinqiao' ? { baseURL: secondTenant } : {});
    const page = await context.newPage();
    let wrapped = 0;
    const look = async (where: string) => {
      const lines = await page.locator(headlines).evaluateAll(linesOf);
      wrapped += lines.filter(({ ends }) => ends.length > 0).length;
      expect.soft(lines.filter(isBroken).map(asRead), where).toEqual([]);
      return lines;
    };
    for (const { name, path, show } of pages.filter(({ phone }) => phone === undefined)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await show?.(page, 1440);
      await settled(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const lines = await look(`${name} at ${width}`);
        expect.soft(lines.flatMap(tornPhrases), `phrases of ${name} at ${width}`).toEqual([]);
      }
      for (const characters of [7, 9]) {
        await narrowTo(page, characters);
        await look(`${name} in ${characters} characters`);
      }
    }
    // Otherwise nothing has been tested.
    expect(wrapped).toBeGreaterThan(20);
    await context.close();
  });

const behindLogin = pages.filter(({ phone, prepare }) => phone === root && prepare === undefined);

for (const tenant of tenants)
  test(`${tenant}: no title behind the login breaks within a phrase of the trade`, async ({ browser }) => {
    test.slow();
    const context = await browser.newContext(tenant === 'jinqiao' ? { baseURL: secondTenant } : {});
    const page = await context.newPage();
    await enter(page, root, '/center/product/product');
    for (const subject of behindLogin) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(addressOf(subject, tenant));
      await settle(page);
      for (const width of [1440, 992, 375]) {
        await page.setViewportSize({ width, height: 900 });
        const lines = await page.locator('h1, h2, h3, h4').evaluateAll(linesOf);
        expect.soft(lines.flatMap(tornPhrases), `${subject.name} at ${width}`).toEqual([]);
      }
    }
    await context.close();
  });

test('a headline is copied, and named in the title, without its marks', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/index/news/list');
  await takenOver(page);
  const link = page.locator('main a[href*="/index/news/detail/"]').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  const headline = page.getByRole('heading', { level: 1, name: title, exact: true });
  await expect(headline.locator('wbr')).not.toHaveCount(0);
  await headline.selectText();
  await page.keyboard.press('ControlOrMeta+C');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(title);
  await expect(page).toHaveTitle(new RegExp(`^${title} - `));
});
