import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { staffOrigin } from '../support/staff';
import { settle } from './settle';
import { smallerWebp } from './smaller-webp';
import { sessionOf } from './staff-session';
import { subjectsOf } from './subjects-of';

/**
 * The pictures of the handbook, in the order in which the desk comes to its states: `npm run portal screenshots --
 * --for-help` makes them again.
 */
const subjects = {
  home: '工作台',
  queue: '审核',
  case: '审核事项-处理中',
  decide: '审核事项-退回',
  support: '客服',
  ticket: '咨询详情',
  person: '人员详情',
  invite: '员工-邀请',
  providers: '租户-服务商',
  releases: '发布',
  explain: '发布-版本说明',
  audit: '审计',
} as const;

/** The desk's 帮助 keeps this place for them, until they are there. */
const picture = { width: 1056, height: 660, quality: 0.7 };
const folder = join(import.meta.dirname, '../../deploy/docs/zh/pictures');

test.describe.configure({ mode: 'default' });

for (const [file, name] of Object.entries(subjects))
  test(`handbook: ${name}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const subject = subjectsOf('desk').find((one) => one.name === name);
    if (!subject?.staff) throw new Error(`there is no page ${name} of somebody at the desk`);
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      baseURL: staffOrigin,
      storageState: await sessionOf(browser, subject.staff),
    });
    const page = await context.newPage();
    await page.goto(subject.path);
    await settle(page);
    await subject.show?.(page, 1280);
    await settle(page);
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const empty = await context.newPage();
    writeFileSync(join(folder, `${file}.webp`), await smallerWebp(empty, png, picture));
    await context.close();
  });
