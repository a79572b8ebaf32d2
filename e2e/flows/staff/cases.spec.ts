import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible';
import { shiftsOf, watchShifts } from '../../support/layout-shift';
import { expect, test } from '../../support/own-tenant';
import { askStaff, signIn, staffOrigin } from '../../support/staff';

const inARow = 30;

/** The tenant's code, and its part of the queue. */
let code = '';
let queue = '';

let contexts: BrowserContext[] = [];
let first: Page;
let second: Page;
/** Asks for the cases. Nobody decides about their own request. */
let care: Page;

// Each person logs in once: a one-time code is good for one login.
test.beforeAll(async ({ browser, tenant }) => {
  test.setTimeout(120_000);
  code = tenant.code;
  queue = `/desk/cases?kind=mobile&tenant=${code}`;
  contexts = [await browser.newContext(), await browser.newContext(), await browser.newContext()];
  [first, second, care] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page, Page];
  await watchShifts(first);
  await signIn(first, tenant.staff('chushen'), queue);
  await signIn(second, tenant.staff('fushen'), queue);
  await signIn(care, tenant.staff('kefu'), '/desk/people');
  for (const page of [first, second]) await expect(page.getByRole('heading', { level: 1, name: '审核' })).toBeVisible();
});
test.afterAll(async () => {
  for (const context of contexts) await context.close();
});

/** The cases of this file in a state of the queue. */
async function casesIn(state: 'waiting' | 'second'): Promise<string[]> {
  const { body } = await askStaff(second, 'staff/case/list', { kind: 'mobile', tenant: code, state, limit: 100 });
  return (body as { rows: { taskId: string }[] }).rows.map(({ taskId }) => taskId);
}

/** Ends the cases that wait for the second pair of eyes, without a page. Their people can ask again after that. */
async function confirmAll(): Promise<void> {
  for (const taskId of await casesIn('second'))
    for (const [path, body] of [
      ['staff/case/claim', { taskId }],
      ['staff/case/decide', { taskId, outcome: 'confirm', reason: '', reasons: {} }],
    ] as const)
      await askStaff(second, path, body);
}

/** Asks for other numbers of people, each a case for two pairs of eyes, until so many wait. */
async function makeCases(count: number): Promise<void> {
  const { body } = await askStaff(care, 'staff/person/list', { tenant: code, limit: 100 });
  const { rows } = body as { rows: { userCode: string; companies: string[] }[] };
  const people = rows.filter(({ companies }) => companies.length > 0);
  let waiting = (await casesIn('waiting')).length;
  for (const { userCode } of people) {
    if (waiting >= count) break;
    const mobile = `137${String(Date.now() + waiting).slice(-8)}`;
    const { status } = await askStaff(care, 'staff/person/correctMobile', {
      userCode,
      mobile,
      evidence: '现场核对证件',
    });
    if (status === '200') waiting += 1;
  }
  expect(waiting).toBeGreaterThanOrEqual(count);
}

const list = (page: Page) => page.getByRole('region', { name: '审核事项' });
const opinion = (page: Page) => page.getByRole('textbox', { name: /审核意见|复审意见/ });
/** What the case on screen is about. */
const typed = (page: Page) => page.getByRole('main').locator('dl').first();
const keys = async (page: Page, ...pressed: readonly string[]) => {
  for (const key of pressed) await page.keyboard.press(key);
};

/** The address of the first case in the list, which the person opens by keyboard. */
async function openFirst(page: Page): Promise<string> {
  await page.goto(staffOrigin + queue);
  await expect(list(page).getByRole('link').first()).toBeVisible();
  await keys(page, 'j', 'Enter');
  await expect(page).toHaveURL(/\/desk\/cases\/T/);
  return page.url();
}

const taskIn = (address: string): string | null => /\/T\w+/.exec(new URL(address).pathname)?.[0].slice(1) ?? null;

async function claim(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: '领取', exact: true })).toBeVisible();
  await keys(page, 'c');
}

/** The question begins at the button that decides nothing. The verdict's key, pressed again, decides. */
const isAsked = (page: Page) => expect(page.getByRole('dialog').getByRole('button', { name: '取消' })).toBeFocused();

/** Comes, with words, to the question whether the case on screen is to be refused. */
async function askToRefuse(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^拒绝/ })).toBeVisible();
  await keys(page, 'f');
  await expect(opinion(page)).toBeFocused();
  await page.keyboard.type('未能核实本人身份');
  await keys(page, 'Escape', 'x');
  await isAsked(page);
}

/** Decides the case on screen by the key that asked, and comes to the next one. */
async function decide(page: Page, key: 'a' | 'x'): Promise<void> {
  const before = await typed(page).textContent();
  await isAsked(page);
  await keys(page, key);
  // The address changes a moment before the page.
  await expect(typed(page).filter({ hasText: String(before) })).toHaveCount(0);
}

test('two reviewers at once: a claim is seen by the other, a race has one winner, and the other is told', async () => {
  await makeCases(1);
  const address = await openFirst(first);
  await second.goto(staffOrigin + queue);
  await expect(list(second)).toContainText('待领取');
  await claim(first);
  await expect(first.getByRole('button', { name: /^通过/ })).toBeVisible();
  await expect.poll(() => list(second).textContent()).toContain('林初阳处理中');

  // A claim that has passed on leaves a dialog behind: both press at the same moment.
  const taskId = taskIn(address);
  await keys(first, 'l');
  await second.goto(address);
  await claim(second);
  await askToRefuse(second);
  await askStaff(second, 'staff/case/release', { taskId });
  await claim(first);
  await askToRefuse(first);
  await Promise.all([first, second].map((page) => page.keyboard.press('x')));
  await expect(first).not.toHaveURL(address);
  await expect(second.getByRole('dialog').getByRole('alert')).toHaveText(/请先领取该事项|该事项正在等待复审/);

  // The author cannot be the second pair of eyes, not even without a button.
  await first.goto(address);
  await expect(first.getByRole('region', { name: '初审意见' })).toBeVisible();
  await expect(first.getByRole('button', { name: /同意初审意见|领取$/ })).toHaveCount(0);
  for (const [path, body] of [
    ['staff/case/claim', { taskId }],
    ['staff/case/decide', { taskId, outcome: 'confirm' }],
  ] as const)
    expect((await askStaff(first, path, body)).status).toBe('443');

  await second.goto(address);
  await expect(second.getByRole('region', { name: '初审意见' })).toContainText('未能核实本人身份');
  await claim(second);
  await expect(second.getByRole('button', { name: /^同意初审意见/ })).toBeVisible();
  await expectAccessible(second);
  await keys(second, 'a');
  await decide(second, 'a');
});

test('what is typed survives a reload, and the papers are turned by keys', async ({ tenant }) => {
  await first.goto(`${staffOrigin}/desk/cases/${tenant.codeOf('T', 'S30')}`);
  await claim(first);
  await expect(opinion(first)).toBeVisible();
  await expect(first.getByText('第 1 页，共 1 页')).toBeVisible();
  await expectAccessible(first);
  await keys(first, '=', 'r', '.');
  await expect(first.getByRole('button', { name: '身份证人像面', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await first.getByRole('button', { name: '标记企业名称的问题' }).click();
  await opinion(first).fill('请核对企业名称');
  await expect(first.getByText('草稿已保存')).toBeVisible();
  await first.reload();
  await expect(opinion(first)).toHaveValue('请核对企业名称');
  await expect(first.getByRole('textbox', { name: '企业名称的问题' })).toHaveValue('企业名称与营业执照不一致');
  await keys(first, 'l');
  await expect(first.getByRole('button', { name: '领取', exact: true })).toBeVisible();
});

test('thirty cases in a row without the mouse, and nothing on the page jumps', { tag: '@deep' }, async () => {
  test.slow();
  await makeCases(inARow);
  await first.goto(staffOrigin + queue);
  await expect(list(first)).toContainText('待领取');
  await expectAccessible(first);
  await keys(first, 'n');
  for (let done = 0; done < inARow; done += 1) {
    await expect(first).toHaveURL(/\/desk\/cases\/T/);
    await askToRefuse(first);
    await decide(first, 'x');
  }
  await keys(first, '?');
  await expect(first.getByRole('dialog', { name: '快捷键' })).toContainText('领取下一件');
  const { sum, moved } = await shiftsOf(first);
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.02);

  // The second reviewer goes on from one to the next as well. The others take less time without a page.
  await second.goto(staffOrigin + queue);
  await expect(list(second)).toContainText('待复审');
  await keys(second, 'n');
  for (let done = 0; done < 2; done += 1) {
    await expect(second.getByRole('button', { name: /^同意初审意见/ })).toBeVisible();
    await keys(second, 'a');
    await decide(second, 'a');
  }
  await confirmAll();
});
