import { drawnPage } from '../../support/drawn-page';
import { holdBack } from '../../support/hold-back';
import { shiftsOf, watchShifts } from '../../support/layout-shift';
import { expect, test } from '../../support/own-tenant';
import { watchComplaints } from '../../support/page-watch';
import { takenOver } from '../../support/taken-over';

const markIn = (html: string) => /data-page="([^"]+)"/.exec(html)?.[1] ?? '';

test('a page whose content has changed since it was sent is taken over as it is', async ({ page, request, tenant }) => {
  const home = `${tenant.url}/index/index`;
  const sent = markIn(await drawnPage(request, home));
  const complaints = watchComplaints(page);
  await watchShifts(page);
  const letGo = await holdBack(page, '**/-/start?*');
  await page.goto(home);
  await expect(page.locator('#portal-root')).toHaveAttribute('data-page', sent);
  const text = await page.locator('main').textContent();

  // The home page lists the article with the number of its readers.
  const read = await request.post('/api/web/portal/api/manage/article/getArticleInfo', { data: { id: 'news-01' } });
  expect(await read.json()).toMatchObject({ ok: true });
  await expect.poll(async () => markIn(await drawnPage(request, home))).not.toBe(sent);

  letGo();
  const before = await page.evaluateHandle(() => [...document.querySelectorAll('#portal-root *')]);
  await takenOver(page);
  expect(await before.evaluate((all) => all.every((element) => element.isConnected))).toBe(true);
  expect(await page.locator('main').textContent()).toBe(text);
  expect((await shiftsOf(page)).sum).toBe(0);
  expect(complaints.lines).toEqual([]);
  await page.getByRole('navigation', { name: '网站导航' }).getByRole('link', { name: '帮助中心' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeFocused();
});
