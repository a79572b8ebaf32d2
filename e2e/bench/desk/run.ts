import { type Browser, expect, type Page } from '@playwright/test';
import { openDatabase } from '@portal/database';
import { createPostgresDatabase, serverAnswers } from '@portal/database/scratch-database';
import { fillQueue } from '@portal/platform/testing/full-queue';
import { askStaff, signIn } from '../../support/staff';
import { launchBrowser } from '../launch-browser';
import { numberOptions } from '../options';
import { spreadOf } from '../pages/figures';
import { knowNames } from '../pages/page-marks';
import { startPortal } from '../pages/portal-process';
import { keepReport } from '../report';
import { fail, say } from '../say';
import { textTable } from '../text-table';
import { keyToPaint } from './key-to-paint';

/** The person may ask for corrections and decide them first. */
const reviewer = 'fushen';
const tenant = 'jinqiao.localhost';
/** A person looks at a case for longer; meanwhile the next one is read. */
const lookMs = 1_500;
const firstRow = 'main tbody td a[href^="/desk/"]';
const aCase = '[role="toolbar"][aria-label="处理"] button';

/** The lists of the side menu by the letter after `g`, and home, where each way begins. */
const lists = { 审核: 's', 企业: 'q', 人员: 'r' } as const;
const home = 'w';

/** Asks for other numbers of people: these cases can be decided. They stand first in the queue. */
async function makeCases(page: Page, url: string, count: number): Promise<number> {
  const { body } = await askStaff(page, 'staff/person/list', { tenant, limit: 100 });
  const people = (body as { rows: { userCode: string; companies: string[] }[] }).rows;
  let made = 0;
  for (const { userCode } of people.filter(({ companies }) => companies.length > 0).slice(0, count)) {
    const mobile = `137${String(Date.now() + made).slice(-8)}`;
    const { status } = await askStaff(page, 'staff/person/correctMobile', {
      userCode,
      mobile,
      evidence: '现场核对证件',
    });
    if (status === '200') made += 1;
  }
  const { db, close } = await openDatabase({ url });
  await db.execute(`update platform.review_task set due_at = now() - interval '30 days' where kind = 'mobile'`);
  await close();
  return made;
}

async function measureLists(page: Page, turns: number): Promise<Record<string, number>[]> {
  const rounds: Record<string, number>[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const round: Record<string, number> = {};
    for (const [name, letter] of Object.entries(lists)) {
      await page.keyboard.press('g');
      await page.keyboard.press(home);
      await expect(page.getByRole('list', { name: '待办数量' })).toBeVisible();
      await page.keyboard.press('g');
      round[name] = await keyToPaint(page, letter, firstRow);
    }
    rounds.push(round);
  }
  return rounds;
}

/** Approves each case and comes to the next one: from the Enter in the dialog. */
async function measureCases(page: Page, turns: number): Promise<Record<string, number>[]> {
  const rounds: Record<string, number>[] = [];
  await page.keyboard.press('n');
  for (let turn = 0; turn < turns; turn += 1) {
    await expect(page.getByRole('button', { name: /^通过/ })).toBeVisible();
    await page.waitForTimeout(lookMs);
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog').locator('button[type="submit"]')).toBeFocused();
    rounds.push({ decided: await keyToPaint(page, 'Enter', aCase) });
  }
  return rounds;
}

async function measure(browser: Browser, origin: string, url: string, turns: number) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await context.addInitScript(knowNames);
  const page = await context.newPage();
  await signIn(page, reviewer, '/desk', origin);
  const made = await makeCases(page, url, turns + 1);
  const visits = await measureLists(page, turns);
  await page.goto(`${origin}/desk/cases`);
  await expect(page.locator(firstRow).first()).toBeVisible();
  const decisions = await measureCases(page, made - 1);
  await context.close();
  return { visits, decisions };
}

const whole = (value: number) => value.toFixed(0);

/** The desk on 50,000 cases of 20,000 companies: lists, and the way from case to case. */
export async function run(given: readonly string[]): Promise<void> {
  const { runs } = numberOptions(given, { runs: 20 });
  if (!(await serverAnswers())) return fail('There is no PostgreSQL server (TEST_DATABASE_URL).');
  const { url, drop } = await createPostgresDatabase('bench');
  const stops: (() => unknown)[] = [drop];
  try {
    say('Starting a portal, and filling its queue');
    const portal = await startPortal('data', { DATABASE_URL: url });
    stops.push(portal.stop);
    const database = await openDatabase({ url });
    await fillQueue(database);
    await database.close();
    const browser = await launchBrowser('--disable-background-networking');
    stops.push(() => browser.close());
    const measured = await measure(browser, `http://staff.localhost:${portal.origin.port}`, url, runs);
    const { visits, decisions } = measured;
    const rows = [
      ...Object.keys(lists).map((name) => [`${name}: first row`, spreadOf(visits, name), 300] as const),
      ['next case after a decision', spreadOf(decisions, 'decided'), 100] as const,
    ];
    say(
      textTable(
        ['from key to paint, ms', 'median', 'least', 'most', 'budget'],
        rows.map(([name, { median, least, most }, budget]) => [
          name,
          whole(median),
          whole(least),
          whole(most),
          String(budget),
        ]),
      ),
    );
    say(`\n${keepReport('desk', measured)}`);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
