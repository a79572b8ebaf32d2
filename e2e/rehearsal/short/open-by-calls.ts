import { expect, test } from '@playwright/test';
import { customerHost, type Installation } from '../installation/installation';
import { colleagues, firstAdministrator, type Part, type Team } from '../people/colleagues';
import { HttpStaff } from '../people/http-staff';
import { firstRun } from '../steps/first-run';

/** `portal init`, the first administrator, and the people with their roles. */
export async function openByCalls(installation: Installation): Promise<Team<HttpStaff>> {
  const link = await firstRun(installation);
  return test.step('the first administrator, and staff with roles', async () => {
    const admin = await HttpStaff.accept(installation, link, firstAdministrator);
    const invited = async (role: Part) => {
      const { loginName, displayName } = colleagues[role];
      const body = { loginName, displayName, roles: [{ role, tenant: null }] };
      const { link: own } = await admin.client.ok('staffInvite', { body });
      return HttpStaff.accept(installation, own, displayName);
    };
    return {
      admin,
      first: await invited('first'),
      second: await invited('second'),
      care: await invited('care'),
      tenants: await invited('tenants'),
    };
  });
}

/** 租户管理 enters the providers of the ports and tests each. */
export async function enterProviders({ provider }: Installation, { tenants: { client } }: Team<HttpStaff>) {
  await test.step('租户管理 enters the providers and tests each', async () => {
    const rows = await client.ok('staffProviderList', { body: { tenant: customerHost } });
    for (const { port, mode, url } of rows) {
      expect([mode, url]).toEqual(['default', null]);
      const own = { keyId: provider.keyId, secret: provider.secret, url: `${provider.url}/${port}` };
      await client.ok('staffProviderSet', { body: { tenant: customerHost, port, mode: 'own', ...own } });
      const tested = await client.ok('staffProviderTest', { body: { tenant: customerHost, port } });
      expect(tested).toMatchObject({ ok: true });
    }
  });
}
