import { demoConfig } from '@portal/demonstration/demo-options';
import { demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import { demoPassword } from '@portal/demonstration/seed/seed';
import { hashOf, newToken } from '../kernel/data/new-code';
import { originOfItself } from '../kernel/http/origin';
import { startSession } from '../kernel/session/sessions';
import type { ApiClient } from './api-client';
import type { TestPlatform } from './test-platform';

/**
 * Returns a client for a person of the demonstration in one of their companies (by its key). It skips the login page, for
 * tests of later steps.
 */
export async function signedIn(
  platform: TestPlatform,
  mobile: string,
  companyKey?: string,
  tenantCode = 'localhost',
): Promise<ApiClient> {
  const tenant = demoTenants.find(({ code }) => code === tenantCode);
  if (!tenant) throw new Error(`the demonstration has no tenant ${tenantCode}`);
  const client = platform.client(tenant.code);
  const named = { userAgent: 'test', requestId: 'test' };
  const origin = { ...originOfItself({ tenant: tenant.code, audience: 'customers' }, named), address: '127.0.0.1' };
  const cookie = newToken();
  client.cookies.set('portal_browser', cookie);
  const made = {
    userCode: demoCode('U', tenant, mobile),
    browserId: client.browserId,
    cookieHash: hashOf(cookie),
    origin,
    most: 50,
    ...(companyKey === undefined ? {} : { employeeCode: demoCode('E', tenant, `${companyKey}${mobile}`) }),
  };
  const now = new Date(platform.clock());
  const tokens = await startSession(platform.database.db, demoConfig(), made, now);
  client.accessToken = tokens.accessToken;
  client.refreshToken = tokens.refreshToken;
  client.password = demoPassword;
  return client;
}
