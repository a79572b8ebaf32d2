import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { finishedBuild, locateBuild } from '@portal/build/build-location';
import { arrivedWithoutScript as arrived, asksForScript } from '../../support/script-free';
import { secondTenant } from '../../support/tenants';

/** Every public page of both tenants, by links and forms alone, in a browser without scripts. */
test.use({ javaScriptEnabled: false });

interface Site {
  readonly name: string;
  readonly origin: string;
  readonly remote: string;
  /** The entries of the header, each with a part of its page from the platform or from below the first screen. */
  readonly pages: readonly (readonly [title: string, path: string, part: string])[];
  /** What opens the header's entries on a phone. */
  readonly menu: string;
  readonly productWay: RegExp;
  readonly newsSearch: string;
  readonly helpSearch: string;
  readonly nothingInNews: string;
  readonly allNews: string;
  readonly backToList: string;
}

const news = '/index/news/list';

const sites: readonly Site[] = [
  {
    name: 'the default tenant',
    origin: '',
    remote: 'site',
    pages: [
      ['首页', '/index/index', '平台公告'],
      ['产品服务', '/index/product', '开通流程'],
      ['新闻资讯', news, '关于系统升级维护的公告'],
      ['帮助中心', '/index/help', '忘记登录密码怎么办？'],
      ['关于我们', '/index/about', '资质证书'],
    ],
    menu: '导航菜单',
    productWay: /\/index\/product\?product=\w+$/,
    newsSearch: '关键词',
    helpSearch: '搜索问题',
    nothingInNews: '没有符合条件的资讯',
    allNews: '清除筛选',
    backToList: '新闻资讯',
  },
  {
    name: 'jinqiao',
    origin: secondTenant,
    remote: 'site-jinqiao',
    pages: [
      ['首页', '/index/index', '最新动态'],
      ['产品', '/index/product', '信用凭证'],
      ['资讯', news, '关于系统升级维护的公告'],
      ['帮助', '/index/help', '忘记登录密码怎么办？'],
      ['关于金桥', '/index/about', '联系我们'],
    ],
    menu: '菜单',
    productWay: /\/index\/product#\w+$/,
    newsSearch: '查找资讯',
    helpSearch: '查找问题',
    nothingInNews: '没有符合条件的资讯',
    allNews: '查看全部',
    backToList: '全部资讯',
  },
];

const pathOf = (page: Page): string => decodeURI(new URL(page.url()).pathname);

/** Follows each of the links from the page that has them, and comes back. */
async function followEach(page: Page, links: Locator, reached: (path: string) => Promise<void>): Promise<void> {
  const from = page.url();
  const count = await links.count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    const link = links.nth(index);
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL((url) => url.href.endsWith(encodeURI(decodeURI(href))));
    await reached(pathOf(page));
    await page.goto(from);
    await arrived(page, from);
  }
}

/** A public page is whole. Other pages have a form that needs a script, and only have to be reached. */
async function isThere(page: Page, path: string): Promise<void> {
  if (path.startsWith('/index/')) await arrived(page, page.url());
  else await expect(asksForScript(page)).toHaveCount(1);
}

for (const site of sites) {
  const { name, origin, pages } = site;

  test.describe(`${name}, without scripts`, () => {
    const open = async (page: Page, path: string) => {
      await page.goto(origin + path);
      await arrived(page, origin + path);
    };
    // On a phone it is folded away, and then it has no role.
    const navigation = (page: Page) => page.locator('nav[aria-label="网站导航"]');
    const articles = (page: Page) => page.getByRole('main').locator('li a[href*="/index/news/detail/"]');

    for (const width of [1440, 375])
      test(`the header leads to every page, to the login and to the registration at ${width}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, '/index/index');
        const unfold = async () => {
          const links = navigation(page).getByRole('link');
          if (width > 1000) return;
          await expect(links.first()).toBeHidden();
          await page.getByRole('banner').locator('summary').click();
          await expect(links.first()).toBeVisible();
        };
        for (const [title, path, part] of [...pages.slice(1), ...pages.slice(0, 1)]) {
          await unfold();
          await navigation(page).getByRole('link', { name: title, exact: true }).click();
          await arrived(page, origin + path);
          await expect(navigation(page).locator('[aria-current="page"]')).toHaveText(title);
          await expect(page.getByRole('main').getByText(part).filter({ visible: true }).first()).toBeVisible();
        }
        for (const [title, path] of [
          ['登录', '/login'],
          ['立即注册', '/register/account'],
        ] as const) {
          await open(page, '/index/index');
          await unfold();
          await page.getByRole('banner').getByRole('link', { name: title }).filter({ visible: true }).click();
          await expect(page).toHaveURL(origin + path);
        }
      });

    test('every link of the footer leads to its page', async ({ page }) => {
      test.slow();
      await open(page, '/index/about');
      const links = page.getByRole('contentinfo').locator('nav a');
      await followEach(page, links, (path) => isThere(page, path));
      const filings = page.getByRole('contentinfo').locator('a[target="_blank"]');
      for (const filing of await filings.all()) expect(await filing.getAttribute('href')).toMatch(/^https:/);
    });

    test('every link of the home page leads to its page', async ({ page }) => {
      test.slow();
      await open(page, '/index/index');
      await followEach(page, page.getByRole('main').locator('a[href^="/"]'), (path) => isThere(page, path));
    });

    test('the list of news by type, by page and by words; nothing found says so, with a way back', async ({ page }) => {
      await open(page, news);
      const tabs = page.getByRole('navigation', { name: '资讯类型' });
      for (const title of ['平台动态', '行业政策', '公告', '全部']) {
        await tabs.getByRole('link', { name: title }).click();
        await arrived(page, title === '全部' ? /\/index\/news\/list\??$/ : /\?type=\w+$/);
        await expect(tabs.locator('[aria-current="page"]')).toHaveText(title);
        await expect(articles(page).first()).toBeVisible();
      }
      const first = await articles(page).first().textContent();
      await page.getByRole('link', { name: '下一页' }).click();
      await arrived(page, /\?page=2$/);
      await expect(articles(page).first()).not.toHaveText(first ?? '');
      await page.getByRole('link', { name: '上一页' }).click();
      await arrived(page, /\/index\/news\/list\??$/);
      await expect(articles(page).first()).toHaveText(first ?? '');

      const words = page.getByRole('searchbox', { name: site.newsSearch });
      await words.fill(' 维护 ');
      await words.press('Enter');
      await arrived(page, /keyword=/);
      await expect(articles(page)).toHaveText(['关于系统升级维护的公告']);
      await expect(words).toHaveValue('维护');
      await words.fill('没有这样的资讯');
      await words.press('Enter');
      await arrived(page, /keyword=/);
      await expect(page.getByText(site.nothingInNews)).toBeVisible();
      await page.getByRole('link', { name: site.allNews }).click();
      await arrived(page, /\/index\/news\/list\??$/);
      await expect(articles(page).first()).toHaveText(first ?? '');
    });

    test('an article, its neighbours, its files, and the list again as it was', async ({ page }) => {
      await open(page, news);
      await page.getByRole('link', { name: '下一页' }).click();
      await arrived(page, /\?page=2$/);
      const list = await articles(page).allTextContents();
      await articles(page).first().click();
      await arrived(page, /\/index\/news\/detail\//);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(list[0] ?? '');
      await page
        .getByRole('main')
        .locator('a', { hasText: list[1] ?? '' })
        .click();
      await arrived(page, /\/index\/news\/detail\//);
      await expect(title).toHaveText(list[1] ?? '');
      await page
        .getByRole('main')
        .locator('a', { hasText: list[0] ?? '' })
        .click();
      await arrived(page, /\/index\/news\/detail\//);
      await expect(title).toHaveText(list[0] ?? '');
      for (const _ of '123') await page.goBack();
      await arrived(page, /\?page=2$/);
      expect(await articles(page).allTextContents()).toEqual(list);
      await articles(page).first().click();
      await arrived(page, /\/index\/news\/detail\//);
      await page.getByRole('main').getByRole('link', { name: site.backToList, exact: true }).click();
      await arrived(page, origin + news);
    });

    test('questions are found, or not found with a way back; an answer opens and has an address of its own', async ({
      page,
    }) => {
      await open(page, '/index/help');
      const search = page.getByRole('searchbox', { name: site.helpSearch });
      const question = page.getByText('忘记登录密码怎么办？');
      await search.fill(' 密码 ');
      await search.press('Enter');
      await arrived(page, /keyword=/);
      await expect(question).toBeVisible();
      await expect(page.getByText('如何注册企业账号？')).toHaveCount(0);
      await search.fill('没有人问过');
      await search.press('Enter');
      await arrived(page, /keyword=/);
      await expect(page.getByText(/没有找到相关问题/)).toBeVisible();
      await page.getByRole('link', { name: '查看全部问题' }).click();
      await arrived(page, `${origin}/index/help`);
      await question.click();
      const opened = page.locator('details[open]').filter({ has: question });
      await expect(opened.locator('p').first()).toBeVisible();
      await opened.getByRole('link', { name: '此问题的链接' }).click();
      await expect(page).toHaveURL(/\/index\/help#./);
      const address = page.url();
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page.locator('details[open]')).toHaveCount(1);
      await expect(opened.locator('p').first()).toBeInViewport();
    });

    test('each product shows what it is', async ({ page }) => {
      await open(page, '/index/product');
      const links = page.locator(`a[href*="/index/product?product="], footer a[href*="/index/product#"]`);
      await followEach(page, links, async () => {
        await arrived(page, site.productWay);
        for (const target of await page.locator(':target').all()) await expect(target).toBeInViewport();
        await expect(page.getByRole('link', { name: /^申请开通/ }).first()).toBeVisible();
      });
      await page
        .getByRole('link', { name: /^申请开通/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/center\/product\/product|\/login/);
    });

    test('an article that is not there says so, with a way to those that are', async ({ page }) => {
      await open(page, '/index/news/detail/nothing/here');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/不存在|已被|撤下/);
      await page
        .getByRole('main')
        .getByRole('link', { name: /全部资讯$/ })
        .click();
      await arrived(page, origin + news);
    });

    test('every public route of the remote is among these', () => {
      const record = finishedBuild(locateBuild(join(import.meta.dirname, '../../../remotes', site.remote)));
      if (record?.kind !== 'remote') throw new Error(`${site.remote} has not been built`);
      const routes = record.pages.map(({ path }) => path).filter((path) => !path.includes(':'));
      expect(routes.sort()).toEqual(pages.map(([, path]) => path).sort());
    });
  });
}

test.describe('the default tenant’s news, without scripts', () => {
  const articles = (page: Page) => page.getByRole('main').locator('li h2 a');

  test('by dates; a wrong one is told by the answer, and what was typed stays', async ({ page }) => {
    await page.goto(news);
    await arrived(page, news);
    const title = (await articles(page).first().textContent()) ?? '';
    const day = (await page.locator('main li time').first().getAttribute('title'))?.slice(0, 10) ?? '';
    const [from, to] = [
      page.getByRole('textbox', { name: '开始日期' }),
      page.getByRole('textbox', { name: '结束日期' }),
    ];
    const ask = async (first: string, last: string) => {
      await from.fill(first);
      await to.fill(last);
      await page.getByRole('button', { name: '查询' }).click();
      await arrived(page, /from=/);
    };
    await ask(day, day);
    await expect(articles(page).filter({ hasText: title })).toBeVisible();
    for (const [first, last, fault] of [
      ['2026-02-01', '2026-01-01', '开始日期不能晚于结束日期'],
      ['昨天', '', '日期请写成 2026-01-31 的样子'],
      ['2026-02-30', day, '日期请写成 2026-01-31 的样子'],
    ] as const) {
      await ask(first, last);
      await expect(page.getByText(fault)).toBeVisible();
      await expect(from).toHaveValue(first);
      await expect(to).toHaveValue(last);
      await expect(articles(page)).toHaveCount(0);
    }
    await page.getByRole('link', { name: '清除筛选' }).click();
    await arrived(page, news);
    await expect(from).toHaveValue('');
  });

  test('by size of a page, and by its pages', async ({ page }) => {
    await page.goto(news);
    await arrived(page, news);
    await page.getByRole('link', { name: '每页 20 条' }).click();
    await arrived(page, /\?size=20$/);
    expect(await articles(page).count()).toBeGreaterThan(10);
    await page.getByRole('link', { name: '每页 10 条' }).click();
    await arrived(page, news);
    await page.getByRole('link', { name: '第 2 页' }).click();
    await arrived(page, /\?page=2$/);
    await expect(page.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  });

  test('questions by category, and the ways to people and files', async ({ page }) => {
    await page.goto('/index/help');
    await arrived(page, '/index/help');
    const categories = page.getByRole('navigation', { name: '问题分类' }).getByRole('link');
    for (const title of (await categories.allTextContents()).slice(1)) {
      await categories.filter({ hasText: title }).click();
      await arrived(page, /\?category=\w+$/);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(title);
    }
    const guide = page.getByRole('region', { name: '操作指南' }).getByRole('link').first();
    const [file] = await Promise.all([page.waitForEvent('download'), guide.click()]);
    expect(file.suggestedFilename()).toMatch(/\.\w+$/);
    await page.getByRole('region', { name: '联系客服' }).getByRole('link', { name: '联系客服' }).click();
    await expect(page).toHaveURL('/register/support');
  });
});
