import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible';
import { publishNext } from '../../support/next-release';
import { expect, test } from '../../support/own-tenant';
import { portalCommand } from '../../support/portal-command';
import { signIn } from '../../support/staff';

test.describe.configure({ mode: 'serial' });

interface SeenError {
  fingerprint: string;
  slot: string;
  package: string;
  class: string;
  frames: { package: string; file: string; line: number; original: boolean }[];
  pages: string[];
  newIn: string | null;
  standing: string | null;
}

const file = 'src/pages/about/page.tsx';
const line = "const answer = useKeptAnswer('siteContent', {});";
const phone = '13800000001';
const broken = `${line}\n  if (location.search) throw new RangeError(\`${phone} of \${location.href}\`);`;

/** The broken line stands behind the one that it was put to. */
function brokenLine(): number {
  const source = readFileSync(join(import.meta.dirname, '../../../remotes/site', file), 'utf8');
  return source.split('\n').findIndex((one) => one.includes(line)) + 2;
}

/** The number on the customer's card. */
let number = '';

const found = (given: string) => portalCommand<SeenError[]>('errors', '--number', given);

test('a customer reads out the number of a failure card, and the team finds the line of its source', async ({
  page,
  tenant,
}) => {
  test.setTimeout(180_000);
  const release = await publishNext('site', file, line, broken);
  await portalCommand('assign', tenant.code, 'site', release);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/-/reports')) reports.push(request.postData() ?? '');
  });
  const script = page.waitForResponse((response) => /\/assets\/site\/.*\.js$/.test(response.url()));
  await page.goto(`${tenant.url}/index/about?phone=${phone}`);
  await expect(page.getByRole('heading', { name: '页面没有加载成功' })).toBeVisible();
  number = (await page.getByText(/^SIT-/).textContent()) ?? '';

  await expect.poll(async () => (await found(number.toLowerCase())).length, { timeout: 30_000 }).toBe(1);
  const [error] = await found(number);
  expect(error).toMatchObject({
    ...{ slot: 'site', package: 'site', class: 'RangeError', newIn: release, pages: ['/index/about'] },
    frames: expect.arrayContaining([
      expect.objectContaining({ package: 'site', file, line: brokenLine(), original: true }),
    ]),
  });
  expect(error?.frames.find((frame) => frame.package === 'site')).toMatchObject({ file, line: brokenLine() });

  // The number stays while the page fails in the same way.
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('button', { name: '重试' })).toBeEnabled();
  await expect(page.getByText(number)).toBeVisible();

  // A phone number stood in the address and in the error's text.
  expect(reports.some((report) => report.includes(number))).toBe(true);
  expect(reports.join()).not.toContain(phone);
  expect(JSON.stringify(error)).not.toContain(phone);
  // The map by which the line was found is for nobody outside.
  expect((await page.request.get(`${(await script).url()}.map`)).status()).toBe(404);

  await portalCommand('errors', 'resolve', error?.fingerprint ?? '');
  const listed = await portalCommand<SeenError[]>('errors', 'site', '--release', release);
  expect(listed.map(({ fingerprint }) => fingerprint)).not.toContain(error?.fingerprint);
  expect(await found(number)).toMatchObject([{ standing: 'resolved' }]);
});

const list = (page: Page) => page.getByRole('region', { name: '错误列表' });
const row = (page: Page) => list(page).getByRole('row').filter({ hasText: file });

async function findByKeyboard(page: Page): Promise<void> {
  await page.getByLabel('失败卡片编号').focus();
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(row(page)).toHaveCount(1);
}

async function press(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
}

async function openPanel(page: Page): Promise<Locator> {
  await press(page, list(page).getByRole('button', { name: /^详情/ }));
  const panel = page.getByRole('dialog', { name: 'RangeError · site' });
  await expect(panel.getByText(number)).toBeVisible();
  return panel;
}

test('a tester finds the same number in the desk, by keyboard: the file, and no line', async ({ page, tenant }) => {
  await signIn(page, tenant.staff('ceshi'), '/desk/releases?tab=errors');
  await findByKeyboard(page);
  await expect(row(page)).toContainText('已解决');
  await expectAccessible(page);
  const panel = await openPanel(page);
  await expect(panel.getByText(file, { exact: true }).first()).toBeVisible();
  await expect(panel.getByText('行号由发布管理查看。')).toBeVisible();
  await expect(panel.getByText(`${file}:`)).toHaveCount(0);
  await expectAccessible(page);
  await expect(list(page).getByRole('button', { name: /^重新打开/ })).toHaveCount(0);
});

test('发布管理 sees the line, opens the error again and mutes it, by keyboard, and the audit has it', async ({
  page,
}) => {
  await signIn(page, 'fabu', '/desk/releases?tab=errors');
  await findByKeyboard(page);
  const panel = await openPanel(page);
  await expect(panel.getByText(`${file}:${brokenLine()}`)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  for (const [act, state] of [
    ['重新打开', '未处理'],
    ['静音', '已静音'],
  ] as const) {
    await press(page, list(page).getByRole('button', { name: new RegExp(`^${act}`) }));
    const question = page.getByRole('dialog', { name: `确定将 ${file} 的错误${act}？` });
    await expectAccessible(page);
    await press(page, question.getByRole('button', { name: act }));
    await expect(row(page)).toContainText(state);
  }
  await page.setViewportSize({ width: 375, height: 740 });
  await expect(list(page).getByText(file)).toBeVisible();
  await expectAccessible(page);

  const audit = await portalCommand<{ action: string; who: string }[]>('audit');
  const own = audit.filter(({ who }) => who === '员工 范博文（fabu）').map(({ action }) => action);
  expect(own.slice(0, 3)).toEqual(['error-mute', 'error-reopen', 'error-read']);
});
