import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('staff find the same number in the desk, by keyboard', async ({ page, tenant }) => {
  await signIn(page, tenant.staff('ceshi'), '/desk/releases?tab=errors');
  await page.getByLabel('失败卡片编号').focus();
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  const list = page.getByRole('region', { name: '错误列表' });
  const place = `${file}:${brokenLine()}`;
  await expect(list.getByRole('row').filter({ hasText: place })).toContainText('已解决');
  await expectAccessible(page);
  await list.getByRole('button', { name: /^详情/ }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'RangeError · site' });
  await expect(panel.getByText(number)).toBeVisible();
  await expect(panel.getByText(place)).toBeVisible();
  await expectAccessible(page);
});
