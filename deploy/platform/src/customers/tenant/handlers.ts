import { tenant, tenantHost } from '@portal/database/schema/tenants';
import type { CallReply } from '@portal/shared/contract';
import { headlineOf } from '@portal/shared/tenant-facts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../kernel/calls/context';
import { type GroupHandlers, type HandlerInput, publicCall } from '../../kernel/calls/handler';
import { notFound } from '../../kernel/http/http-error';
import { hostInAddress } from '../../kernel/tenant/host-in-address';

/** Returns the brand of a host name. An unknown host name gets the default tenant's brand, as on every page. */
async function multiTenantInfo(
  { db }: CallContext,
  { query }: HandlerInput<'multiTenantInfo'>,
): Promise<CallReply<'multiTenantInfo'>> {
  const [named] = await db
    .select({ brand: tenant })
    .from(tenantHost)
    .innerJoin(tenant, eq(tenant.code, tenantHost.tenantCode))
    .where(eq(tenantHost.hostName, hostInAddress(query.url)));
  const brand = named?.brand ?? (await db.select().from(tenant).where(eq(tenant.isDefault, true)))[0];
  if (!brand) throw notFound('平台信息不存在');
  return {
    mainSystem: brand.mainSystem,
    companyLogo: brand.companyLogo,
    logoFileToken: '',
    backgroundFileToken: '',
    platformName: brand.platformName,
    backgroundTitle: headlineOf(brand),
    backgroundImg: brand.backgroundImg,
    backgroundContent: brand.backgroundContent,
    filingsContent: brand.filingsContent,
  };
}

export const tenantHandlers: GroupHandlers<'tenant'> = { multiTenantInfo: publicCall(multiTenantInfo) };
