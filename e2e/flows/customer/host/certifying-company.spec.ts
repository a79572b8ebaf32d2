import { expect, test } from '@playwright/test';
import { logIn } from '../../../support/log-in';

for (const [status, path, text] of [
  ['25', '/register/verification', /法人信息|实名认证/],
  ['30', '/register/approval', '资料审核中，预计 1–3 个工作日完成'],
  ['35', '/register/approval', /审核未通过：.+/],
  ['50', '/register/approval', '企业信息变更复审中'],
] as const)
  test(`the administrator of a company in status ${status} sees how it stands`, async ({ page }) => {
    await logIn(page, `138000000${status}`);
    await expect(page).toHaveURL(new RegExp(`${path}\\?inviteCode=.+$`));
    await expect(page.getByText(text).first()).toBeVisible();
  });
