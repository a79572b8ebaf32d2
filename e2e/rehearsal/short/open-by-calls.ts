import { expect, test } from '@playwright/test';
import { graveRoles } from '@portal/shared/codes/staff-roles';
import { customerHost, type Installation } from '../installation/installation';
import { colleagues, firstAdministrator, type Part, secondAdministrator, type Team } from '../people/colleagues';
import { HttpStaff } from '../people/http-staff';
import { firstRun } from '../steps/first-run';

/** `portal init`, two administrators, and the people with their roles: one asks, the other confirms. */
export async function openByCalls(installation: Installation): Promise<Team<HttpStaff>> {
  const link = await firstRun(installation);
  return test.step('two administrators, and staff with roles', async () => {
    const admin = await HttpStaff.accept(installation, link, firstAdministrator);
    const { loginName, displayName } = secondAdministrator;
    const theirs = await installation.inviteAdministrator(loginName, displayName);
    const other = await HttpStaff.accept(installation, theirs, displayName);
    const confirmed = async () => {
      const [request] = await other.client.ok('staffRequestList', {});
      return other.client.ok('staffRequestConfirm', { body: { requestId: request?.requestId ?? '' } });
    };
    const invited = async (role: Part) => {
      const body = { ...colleagues[role], roles: [{ role, tenant: null }] };
      const { waits, link: own } = await admin.client.ok('staffInvite', { body });
      expect(waits).toBe(graveRoles.includes(role));
      const address = waits ? (await confirmed()).link : own;
      return HttpStaff.accept(installation, address ?? '', colleagues[role].displayName);
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
