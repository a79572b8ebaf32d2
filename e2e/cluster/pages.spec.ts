import { expect, test } from '@playwright/test';
import { untilEachIsKilled } from './enough-kills';

const pages = [
  ['/index/index', '让每一笔真实贸易， 都能获得信任'],
  ['/index/about', '关于我们'],
  ['/register/account', '注册账号'],
] as const;

test('pages are opened one after another while each process is killed: every one is there', async ({ page }) => {
  test.setTimeout(900_000);
  const goesOn = untilEachIsKilled(2);
  const failed: string[] = [];
  let opened = 0;
  while (goesOn()) {
    for (const [path, heading] of pages) {
      opened += 1;
      try {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      } catch (error) {
        failed.push(`${path}: ${String(error).split('\n')[0]}`);
      }
    }
  }
  test.info().annotations.push({ type: 'pages', description: `${opened} opened, ${failed.length} failed` });
  expect(failed).toEqual([]);
});
