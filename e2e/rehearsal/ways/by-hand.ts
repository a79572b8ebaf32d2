import { expect, type Page, test } from '@playwright/test';
import { askForFace, askForTransfer, picture, typePermit } from '../../support/registering-company';
import { decide, decideAlone, part, takeCase } from '../desk/cases';
import { seesNoProviders } from '../desk/tenants';
import type { Scene, Way } from './way';

/** The texts that a platform begins with have head offices only. */
const headOffice = '中国工商银行总行清算中心（102100099996）';

async function sendPhoto(phone: Page): Promise<void> {
  await phone.getByLabel('拍摄或选择照片').setInputFiles(picture);
  await phone.getByRole('checkbox').check();
  await phone.getByRole('button', { name: '提交照片' }).click();
  await expect(phone.getByText(/照片已提交/)).toBeVisible();
}

/** The photo is refused, so the company goes the other way. */
async function faceIsRefused({ installation: { letters }, team: { first }, customer }: Scene): Promise<void> {
  const { page, company } = customer;
  const link = await askForFace(page, company.phone, (to, says) => letters.part(to, says));
  await sendPhoto(await customer.onPhone(link));
  await takeCase(first, 'face', company.compName);
  await expect(first.page.getByRole('img', { name: picture.name })).toBeVisible();
  await decide(first, { label: '拒绝', reason: '照片不清晰' });
  await expect(page.getByText(/照片不清晰/)).toBeVisible();
}

async function accountIsProved({ team: { first }, customer: { page, company } }: Scene): Promise<void> {
  const { card } = await askForTransfer(page, headOffice);
  await takeCase(first, 'transfer', company.compName);
  const paid = await part(first.page, '打款信息').textContent();
  const amount = /打款金额（元）\s*([\d.]+)/.exec(String(paid))?.[1] ?? '';
  const bankSerialNo = `HQP${Date.now()}`;
  await decide(first, { label: '打款成功', bankSerialNo });
  await expect(card.getByText('款项已汇出，请查询到账金额后回填')).toBeVisible();
  await expect(card.getByText(bankSerialNo)).toBeVisible();
  await card.getByLabel('到账金额').fill(amount);
  await card.getByRole('button', { name: '确认金额' }).click();
  await expect(card.getByText(/对公账户已验证/)).toBeVisible();
}

/** Nothing is connected: people do it. */
export const byHand: Way = {
  async prepare({ team: { tenants } }) {
    await test.step('no provider is connected, and 租户管理 sees it', async () => {
      await seesNoProviders(tenants);
    });
  },
  applies: { title: 'a company registers, and types what its licence says', fill: typePermit },
  async prove(scene) {
    await test.step('a photo of the legal person goes to a reviewer, who refuses it', () => faceIsRefused(scene));
    await test.step('a colleague pays the cents by hand, and the company confirms them', () => accountIsProved(scene));
  },
  async compare({ team: { first } }) {
    await expect(part(first.page, '企业信息')).toContainText('法定代表人王立新');
    await expect(part(first.page, '企业信息')).not.toContainText('证件识别');
  },
  async sign({ team: { first }, customer }, product) {
    const { page, company } = customer;
    await test.step('its agreement is printed and sealed, and a reviewer confirms the paper', async () => {
      await customer.confirmAgreement(product);
      await expect(page.getByText('等待平台确认')).toBeVisible();
      await decideAlone(first, 'signing', company.compName, { label: '已收到盖章件' });
      await page.goto(customer.at('/center/crm/file/list?state=SIGNED'));
      await expect(page.getByRole('row', { name: new RegExp(product) })).toBeVisible();
    });
  },
};
