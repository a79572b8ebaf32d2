import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { enter } from '../support/enter';
import { secondTenant } from '../support/tenants';
import { pages } from './pages';
import { settle } from './settle';
import { smallerWebp } from './smaller-webp';

/**
 * The pictures in the answers of the help pages: `npm run portal screenshots -- --for-help` makes them again, so that
 * they show the pages as they are.
 */
const subjects = {
  register: '注册账号',
  login: '登录',
  employee: '人员管理',
  account: '账户信息',
  agreement: '协议管理',
  product: '产品中心',
} as const;

const sites = [
  { remote: 'site', baseURL: undefined },
  { remote: 'site-jinqiao', baseURL: secondTenant },
] as const;

const picture = { width: 880, height: 550, quality: 0.72 };

for (const { remote, baseURL } of sites)
  for (const [file, name] of Object.entries(subjects))
    test(`${remote}: ${name}`, async ({ browser }) => {
      const subject = pages.find((one) => one.name === name);
      if (!subject) throw new Error(`there is no page ${name}`);
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        ...(baseURL ? { baseURL } : {}),
      });
      const page = await context.newPage();
      if (subject.phone) await enter(page, subject.phone, subject.path);
      else await page.goto(subject.path);
      await settle(page);
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      const empty = await context.newPage();
      const target = join(import.meta.dirname, `../../remotes/${remote}/src/pages/help/pictures/${file}.webp`);
      writeFileSync(target, await smallerWebp(empty, png, picture));
      await context.close();
    });
