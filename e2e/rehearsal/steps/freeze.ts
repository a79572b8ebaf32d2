import { expect, test } from '@playwright/test';
import { ApiClient } from '@portal/platform/testing/api-client';
import { enterCompany, logIn } from '@portal/platform/testing/log-in';
import { customerCalls } from '@portal/shared/contract/customer-calls';
import { freezeCompany, openCompany } from '../desk/companies';
import type { Installation } from '../installation/installation';
import type { BrowserCustomer } from '../people/browser-customer';
import type { BrowserStaff } from '../people/browser-staff';
import type { Team } from '../people/colleagues';

const reason = '司法机关要求冻结';

/** The one call that answers after the end of a session: it says why. */
const saysWhy = 'findLoginMultipleDevices';

const withSession = Object.entries(customerCalls)
  .filter(([name, { token }]) => token && name !== saysWhy)
  .map(([name]) => name as keyof typeof customerCalls);

/** The same person on another device, without a screen. */
async function otherDevice(installation: Installation, { phone, company }: BrowserCustomer): Promise<ApiClient> {
  await installation.waitForNextCode();
  const transport = installation.transport(installation.customers);
  const client = new ApiClient(transport, { clock: () => installation.now() });
  await logIn(installation.letters, client, phone, company.password);
  await enterCompany(client, company.compName);
  await client.ok('companyView', {});
  return client;
}

/** 复审 freezes the company. Its people are out, on each of their devices. */
export async function freeze(installation: Installation, { second }: Team<BrowserStaff>, customer: BrowserCustomer) {
  const { step } = test;
  const { page, phone, company } = customer;
  const device = await step('its administrator logs in on another device too', () =>
    otherDevice(installation, customer),
  );
  await step('复审 freezes the company at 企业', async () => {
    await customer.isIn();
    await openCompany(second, company.compName);
    await freezeCompany(second, company.compName, reason);
  });
  await step('its people are out at once, and are told', async () => {
    await expect(page).toHaveURL(/\/login/);
    await installation.letters.letter(phone, ({ text }) => text.includes('冻结'));
  });
  await step('every call of the other device is refused', async () => {
    const answered: Record<string, number> = {};
    for (const name of withSession) {
      const nothing = { path: { browserID: device.browserId } } as never;
      answered[name] = (await device.call(name, nothing)).httpStatus;
    }
    expect(answered).toEqual(Object.fromEntries(withSession.map((name) => [name, 401])));
    expect(await device.ok(saysWhy, {})).toMatchObject({ loginType: '20', msg: '企业已被冻结，请联系客服' });
  });
}
