import { expect, type Locator, type Page, test } from '@playwright/test';
import { textTable } from '../../bench/text-table';
import { atRest } from '../../support/at-rest';
import { enter } from '../../support/enter';
import { nextPaint } from '../../support/next-paint';
import { messageEntries } from '../../support/open-messages';
import { paceOf } from '../../support/pace';

/** Milliseconds from a click to its visible result, on a processor four times slower than the reference machine's. */
const bound = 200;
/** A busy machine only adds to the time, so the least is the page's own. A page that seems slow gets more turns. */
const turns = { usual: 2, most: 8 };

interface Step {
  readonly name: string;
  /** The element to press, or the key. */
  readonly press: ((page: Page) => Locator) | string;
  /** The element that is there afterwards. With `gone`, the element that is not. */
  readonly shown?: (page: Page) => Locator;
  readonly gone?: (page: Page) => Locator;
}

interface Round {
  readonly path: string;
  readonly ready: (page: Page) => Locator;
  /** The last step leaves the page as the first one found it. */
  readonly steps: readonly Step[];
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const menu = (page: Page) => page.getByRole('menu');
const panel = (page: Page) => page.getByRole('dialog');
const openAndClose = (what: string, press: Step['press'], seen: (page: Page) => Locator): readonly Step[] => [
  { name: `${what} opens`, press, shown: seen },
  { name: `${what} closes`, press: 'Escape', gone: seen },
];
const options = (page: Page) => page.locator('.ant-select-dropdown:visible .ant-select-item-option').first();
const calendar = (page: Page) => page.locator('.ant-picker-dropdown:visible');
const rows = (page: Page) => page.getByRole('table').getByRole('row').nth(1);

const rounds: readonly Round[] = [
  {
    path: '/center/product/product',
    ready: button('申请开通保理融资'),
    steps: [
      ...openAndClose('avatar menu', button(/^账户菜单/), menu),
      ...openAndClose('company menu', button(/切换企业$/), menu),
      { name: 'products of one state', press: button(/^待开通/), gone: button(/国内信用证的开通进度/) },
      { name: 'products of all states', press: button(/^全部/), shown: button(/国内信用证的开通进度/) },
      ...openAndClose('application', button('申请开通保理融资'), panel),
      ...openAndClose('progress', button(/国内信用证的开通进度/), panel),
    ],
  },
  {
    path: '/center/crm/employee/list',
    ready: rows,
    steps: [
      { name: 'next page', press: button('下一页'), shown: (page) => page.locator('[aria-current="page"]:text("2")') },
      {
        name: 'page before',
        press: button('上一页'),
        shown: (page) => page.locator('[aria-current="page"]:text("1")'),
      },
      ...openAndClose('row menu', button(/^更多.*的操作$/), menu),
      { name: 'columns open', press: button('列设置'), shown: (page) => page.getByText('显示的列') },
      { name: 'a column goes', press: (page) => page.getByRole('checkbox', { name: '邮箱' }) },
      { name: 'a column comes', press: (page) => page.getByRole('checkbox', { name: '邮箱' }) },
      { name: 'columns close', press: 'Escape', gone: (page) => page.getByText('显示的列') },
      ...openAndClose('filter by state', (page) => page.getByRole('combobox', { name: '状态' }), options),
      ...openAndClose('new person', button('新增人员'), panel),
      { name: 'sidebar folds', press: button('收起侧边栏'), shown: button('展开侧边栏') },
      { name: 'sidebar unfolds', press: button('展开侧边栏'), shown: button('收起侧边栏') },
    ],
  },
  {
    path: '/msg/crm/message/list',
    ready: (page) => messageEntries(page).first(),
    steps: [
      { name: 'unread', press: (page) => page.getByRole('tab', { name: /^未读/ }) },
      { name: 'all messages', press: (page) => page.getByRole('tab', { name: /^全部/ }) },
      { name: 'a row is chosen', press: (page) => page.getByRole('checkbox', { name: /^选择/ }).first() },
      { name: 'all rows are chosen', press: (page) => page.getByRole('checkbox', { name: '全选本页' }) },
      { name: 'none is chosen', press: (page) => page.getByRole('checkbox', { name: '全选本页' }) },
    ],
  },
  {
    path: '/center/crm/company/list?change=LICENSE',
    ready: (page) => page.getByRole('textbox', { name: '营业期限至' }),
    steps: [
      {
        name: 'date picker opens',
        press: (page) => page.getByRole('textbox', { name: '营业期限至' }),
        shown: calendar,
      },
      { name: 'next month', press: (page) => calendar(page).locator('.ant-picker-header-next-btn') },
      { name: 'month before', press: (page) => calendar(page).locator('.ant-picker-header-prev-btn') },
      { name: 'date picker closes', press: 'Escape', gone: calendar },
    ],
  },
  {
    path: '/center/crm/company/list?change=COMPANY',
    ready: (page) => page.getByRole('combobox', { name: '省份' }),
    steps: [
      ...openAndClose('province', (page) => page.getByRole('combobox', { name: '省份' }), options),
      ...openAndClose('industry', (page) => page.getByRole('combobox', { name: '行业门类' }), options),
    ],
  },
];

async function take(page: Page, { press, shown, gone }: Step): Promise<number> {
  const at = typeof press === 'string' ? null : press(page);
  if (at) {
    // The measurement includes neither the rest of the step before nor the movement of the pointer.
    await atRest(page);
    await at.hover();
  }
  const time = await nextPaint(page, async () => {
    if (!at) return page.keyboard.press(press as string);
    await page.mouse.down();
    return page.mouse.up();
  });
  if (shown) await expect(shown(page).first()).toBeVisible();
  if (gone) await expect(gone(page)).toHaveCount(0);
  return time;
}

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

test('what is pressed shows at once, on lists, menus, panels and pickers', async ({ page }) => {
  test.setTimeout(600_000);
  page.on('dialog', (dialog) => void dialog.accept());
  await enter(page, '13800000001', '/center/product/product');
  const times = new Map<string, number[]>();
  for (const { path, ready, steps } of rounds) {
    await page.goto(path);
    await expect(ready(page)).toBeVisible();
    const least = (name: string) => Math.min(...(times.get(name) ?? []));
    const slow = () => steps.some(({ name }) => least(name) > bound);
    for (let turn = 0; turn < turns.usual || (turn < turns.most && slow()); turn += 1) {
      const pace = await paceOf(page);
      for (const step of steps) {
        const time = Math.round((await take(page, step)) / pace);
        times.set(step.name, [...(times.get(step.name) ?? []), time]);
      }
    }
  }
  const figures = [...times].map(([name, all]) => ({ name, median: median(all), least: Math.min(...all), all }));
  const table = textTable(
    ['interaction', 'median ms', 'each'],
    figures.map(({ name, median: middle, all }) => [name, String(middle), all.join(' ')]),
  );
  process.stdout.write(`${table}\n`);
  expect(figures.length).toBeGreaterThanOrEqual(30);
  const slow = figures.filter(({ least }) => least > bound).map(({ name, least }) => `${name}: ${least}`);
  expect(slow).toEqual([]);
});
