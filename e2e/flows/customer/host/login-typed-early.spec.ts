import { expect, test } from '@playwright/test';
import { holdBack } from '../../../support/hold-back';

test('what is typed before the application is there stays, and typing goes on', async ({ page }) => {
  const letGo = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('手机号码').pressSequentially('13800000001');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Portal@2');
  await page.keyboard.press('ArrowLeft');
  // There is nothing to send yet, and above all nothing with a password.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');

  letGo();
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
  await expect(page.getByLabel('手机号码')).toHaveValue('13800000001');
  const password = page.getByLabel('密码', { exact: true });
  await expect(password).toHaveValue('Portal@2');
  await expect(password).toBeFocused();
  await page.keyboard.type('026x');
  await expect(password).toHaveValue('Portal@026x2');
  await expect(page.locator('.login-start')).toHaveCount(0);
});

test('the two fields stand where the application draws them', async ({ page }) => {
  const letGo = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto('/login', { waitUntil: 'commit' });
  const places = async () => {
    const fields = [page.getByLabel('手机号码'), page.getByLabel('密码', { exact: true })];
    return Promise.all(fields.map((field) => field.boundingBox()));
  };
  await expect(page.getByLabel('手机号码')).toBeVisible();
  const before = await places();
  letGo();
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
  const after = await places();
  for (const [index, place] of before.entries())
    for (const edge of ['x', 'y'] as const)
      expect(Math.abs((place?.[edge] ?? 0) - (after[index]?.[edge] ?? 0)), `${index} ${edge}`).toBeLessThanOrEqual(16);
});
