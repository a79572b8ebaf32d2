import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../support/accessible';
import { enter } from '../../../support/enter';
import { bell, messageEntries, openMessages } from '../../../support/open-messages';
import { expect, test } from '../../../support/own-tenant';
import { sendMessage } from '../../../support/platform-message';
import { chooseFromRow, rowMenu } from '../../../support/row-menu';

const phone = '13900000002';
const list = '/msg/crm/message/list';

const entry = (page: Page, title: string) => messageEntries(page).filter({ hasText: title });

test.beforeEach(async ({ page }) => {
  test.slow();
  await enter(page, phone, list);
});

test('[S55][S56] filters stand in the address; a message opens beside the list, at an address of its own', async ({
  page,
}) => {
  const mark = `筛选${Date.now()}`;
  for (const name of ['甲', '乙']) {
    await sendMessage(page, { to: phone, title: `${mark}${name}`, content: `<p>${name}的首行</p><p>第二行</p>` });
  }
  await page.goto(list);
  await page.getByLabel('关键词').fill(mark);
  await expect(page).toHaveURL(/keyword=/);
  await page.getByRole('tab', { name: /^未读/ }).click();
  await expect(page).toHaveURL(/read=unread/);
  await expect(messageEntries(page)).toHaveCount(2);
  await expect(entry(page, `${mark}乙`)).toContainText('乙的首行');
  await expect(entry(page, `${mark}乙`)).toContainText('刚刚');
  await expect(entry(page, `${mark}乙`).getByRole('img', { name: '未读' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: `${mark}乙` }).click();
  await expect(page).toHaveURL(/\/msg\/crm\/message\/detail\?id=.*read=unread/);
  await expect(page.getByRole('heading', { level: 2, name: `${mark}乙` })).toBeFocused();
  // What is being read stays in the list of unread ones, and is one no longer.
  await expect(entry(page, `${mark}乙`).getByRole('img', { name: '未读' })).toHaveCount(0);
  await expect(messageEntries(page)).toHaveCount(2);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: `${mark}乙` })).toBeVisible();
  await expect(messageEntries(page)).toHaveCount(1);
  await page
    .getByRole('navigation', { name: '上一条与下一条' })
    .getByRole('link', { name: `${mark}甲` })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: `${mark}甲` })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: `${mark}乙` })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/msg\/crm\/message\/list\?.*read=unread/);
  await expect(page.getByText('选择一条消息查看')).toBeVisible();
});

test('[S56] in a narrow window a message takes the place of the list, and one comes back to it as it was', async ({
  page,
}) => {
  const mark = `窄屏${Date.now()}`;
  for (let count = 1; count <= 8; count += 1) await sendMessage(page, { to: phone, title: `${mark}${count}` });
  await page.setViewportSize({ width: 1100, height: 500 });
  await page.goto(`${list}?size=20`);
  await expect(messageEntries(page)).not.toHaveCount(0);
  const last = messageEntries(page).last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await last.getByRole('link').click();
  await expect(messageEntries(page)).toHaveCount(0);
  await page.getByRole('link', { name: '返回列表' }).click();
  await expect(page).toHaveURL(`${list}?size=20`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('keys: j and k step, Enter opens, u marks as unread; in a field and with Ctrl they are letters', async ({
  page,
}) => {
  const mark = `按键${Date.now()}`;
  for (const name of ['甲', '乙']) await sendMessage(page, { to: phone, title: `${mark}${name}` });
  await page.goto(`${list}?keyword=${mark}`);
  await expect(messageEntries(page)).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(entry(page, `${mark}乙`).getByRole('link')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: `${mark}甲` })).toBeFocused();
  await page.keyboard.press('k');
  await expect(entry(page, `${mark}乙`).getByRole('link')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('Control+u');
  await expect(entry(page, `${mark}甲`).getByRole('img', { name: '未读' })).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(entry(page, `${mark}甲`).getByRole('img', { name: '未读' })).toBeVisible();
  await expect(page).toHaveURL(/\/message\/list/);
  const field = page.getByLabel('关键词');
  await field.focus();
  await field.press('End');
  await page.keyboard.type('ju');
  await expect(field).toHaveValue(`${mark}ju`);
  await expect(page.getByText('选择一条消息查看')).toBeVisible();
});

test('[S91] the bell opens the newest messages by keyboard, and Escape gives the focus back', async ({ page }) => {
  const title = `铃铛${Date.now()}`;
  for (let count = 1; count <= 5; count += 1) await sendMessage(page, { to: phone, title: `更早的 ${count}` });
  await sendMessage(page, { to: phone, title, content: '<p>铃铛里的首行</p>' });
  await page.goto('/center/crm/user');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toContainText(title);
  await expect(menu.getByRole('menuitem').first()).toContainText('铃铛里的首行');
  await expect(menu.getByRole('menuitem')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await menu.getByRole('menuitem', { name: title }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await openMessages(page);
  await expect(page).toHaveURL(list);
});

test('a deletion is confirmed, and taken back', async ({ page }) => {
  const title = `删除${Date.now()}`;
  await sendMessage(page, { to: phone, title });
  await page.goto(list);
  await chooseFromRow(page, title, '删除');
  await page
    .getByRole('dialog', { name: `删除“${title}”？` })
    .getByRole('button', { name: '删除' })
    .click();
  await expect(page.getByText('已删除 1 条消息')).toBeVisible();
  await expect(entry(page, title)).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(entry(page, title)).toBeVisible();
});

test('all that a filter shows are read in one go', async ({ page }) => {
  const mark = `读一部分${Date.now()}`;
  for (const name of ['甲', '乙']) await sendMessage(page, { to: phone, title: `${mark}${name}` });
  await sendMessage(page, { to: phone, title: `别的${Date.now()}` });
  await page.goto(`${list}?keyword=${mark}`);
  await page.getByRole('button', { name: '全部已读' }).click();
  const question = page.getByRole('dialog', { name: '将 2 条消息标为已读？' });
  await expect(question).toContainText('只包括符合当前筛选条件的消息。');
  await question.getByRole('button', { name: '全部已读' }).click();
  await expect(messageEntries(page).getByRole('img', { name: '未读' })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /^未读\([1-9]\d*\)$/ })).toBeVisible();
});

test('all are read in one go, after a question that says how many', async ({ page }) => {
  await sendMessage(page, { to: phone, title: `读完${Date.now()}` });
  await page.goto(list);
  await expect(page.getByRole('tab', { name: /^未读\([1-9]\d*\)$/ })).toBeVisible();
  await page.getByRole('button', { name: '全部已读' }).click();
  const question = page.getByRole('dialog', { name: /^将 \d+ 条消息标为已读？$/ });
  await question.getByRole('button', { name: '全部已读' }).click();
  await expect(page.getByRole('tab', { name: '未读(0)' })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('站内信');
});

test('[S57][S58][S59][S76] notices: the new mark goes when one is opened', async ({ page }) => {
  await page.goto('/msg/crm/affiche/list');
  const sidebar = page.getByRole('navigation', { name: '消息中心' });
  await expect(sidebar.getByRole('link')).toHaveText(['站内信', '公告', '联系客服']);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('公告');
  const rows = page.getByRole('table', { name: '公告列表' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('置顶');
  await expectAccessible(page);
  const title = (await rows.nth(1).getByRole('link').textContent()) ?? '';
  await rows.nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '返回列表' }).click();
  await expect(rows.nth(1)).toContainText(title);
  await expect(rows.nth(1).getByText('新', { exact: true })).toHaveCount(0);
});

test('[S78][S102] znxList, the only cached view that this portal has a page for, is as it was left; a page fades in by its path alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { fades: 0 });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function counted(frames, options) {
      if (frames && 'opacity' in frames) Object.assign(window, { fades: Reflect.get(window, 'fades') + 1 });
      return animate.call(this, frames, options);
    };
  });
  const fades = () => page.evaluate<number>('fades');
  const title = `选择${Date.now()}`;
  await sendMessage(page, { to: phone, title });
  await page.goto(list);
  const selected = page.getByRole('checkbox', { name: `选择${title}` });
  await selected.check();
  const before = await fades();
  const sidebar = page.getByRole('navigation', { name: '消息中心' });
  await sidebar.getByRole('link', { name: '公告' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '公告' })).toBeVisible();
  expect(await fades()).toBe(before + 1);
  await sidebar.getByRole('link', { name: '站内信' }).click();
  await expect(selected).toBeChecked();
  expect(await fades()).toBe(before + 2);
  // This is another address with the same path.
  await page.getByRole('tab', { name: /^未读/ }).click();
  await expect(page).toHaveURL(/read=unread/);
  expect(await fades()).toBe(before + 2);
});

test('by keyboard alone: opened, left, deleted; on a phone the list fits and is accessible', async ({ page }) => {
  const title = `键盘${Date.now()}`;
  await sendMessage(page, { to: phone, title });
  await page.goto(list);
  await page.getByRole('link', { name: title }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  const menu = rowMenu(page, title);
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `删除“${title}”？` });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(menu).toBeFocused();

  await page.goto(list);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page.getByRole('list', { name: '站内信列表' }).getByText(title)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  await expectAccessible(page);
});
