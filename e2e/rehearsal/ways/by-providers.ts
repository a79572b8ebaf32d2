import { expect, test } from '@playwright/test';
import { askForFace, fillPermit } from '../../support/registering-company';
import { part } from '../desk/cases';
import { enterProviders } from '../desk/tenants';
import type { Way } from './way';

/** The simulator of providers plays the outside world. */
export const byProviders: Way = {
  async prepare({ installation: { provider }, team: { tenants } }) {
    await test.step('租户管理 enters the providers and tests each', () => enterProviders(tenants, provider));
  },
  applies: { title: 'a company registers, and its licence is read from the picture', fill: fillPermit },
  async prove({ installation: { letters }, customer }) {
    const { page, company } = customer;
    await test.step('the legal person’s face is recognised on a phone', async () => {
      const link = await askForFace(page, company.phone, (to, says) => letters.part(to, says));
      const phone = await customer.onPhone(link);
      await phone.getByRole('checkbox').check();
      await phone.getByRole('button', { name: '开始人脸识别' }).click();
      await expect(phone).toHaveURL(customer.at('/face-success'));
      await expect(page.getByText('法定代表人身份核验已通过')).toBeVisible();
    });
  },
  async compare({ team: { first } }) {
    for (const source of ['证件识别', '工商登记'])
      await expect(part(first.page, '企业信息')).toContainText(`${source}：王立新一致`);
  },
  async sign({ customer }, product) {
    await test.step('its agreement is signed by the signing provider', async () => {
      await customer.confirmAgreement(product);
      await expect(customer.page.getByText('签署成功')).toBeVisible();
      await customer.page.getByRole('button', { name: '查看验签信息' }).click();
      await expect(customer.page.getByText('验签通过')).toBeVisible();
    });
  },
};
