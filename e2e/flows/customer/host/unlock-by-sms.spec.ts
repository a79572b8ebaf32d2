import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../../support/free-port';
import { OwnPortal } from '../../../support/own-portal';
import { codeSentBy } from '../../../support/sent-code';
import { beyondIdleLimit } from '../../../support/session';
import { lock, openMessages, password, phone, why } from './locked-page';

/** A portal whose operator accepts no password where a person was idle. */
const data = mkdtempSync(join(tmpdir(), 'portal-sms-'));
let portal: OwnPortal;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  portal = new OwnPortal(await freePort(), data, { UNLOCK_BY: 'sms' });
  await portal.start();
});

test.afterAll(async () => {
  await portal.stop();
  rmSync(data, { recursive: true, force: true });
});

test('[S175] way 20: the SMS code only, with the count reset', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await openMessages(page);
  await page.clock.fastForward(beyondIdleLimit);
  await expect(lock(page).getByText(why)).toBeVisible();
  const button = lock(page).getByRole('button', { name: '获取验证码' });
  await expect(button).toBeVisible();
  await expect(lock(page).getByRole('radio')).toHaveCount(0);
  await expect(password(page)).toHaveCount(0);

  const code = await codeSentBy(page, phone, () => button.click());
  await expect(lock(page).getByText(/已发送\(1[12]\d\)/)).toBeVisible();
  await lock(page).getByLabel('短信验证码').fill(code);
  await lock(page).getByRole('button', { name: '验证', exact: true }).click();
  await expect(page.getByText('操作成功，请继续！')).toBeVisible();
  await expect(lock(page)).toBeHidden();
  await page.context().close();
});
