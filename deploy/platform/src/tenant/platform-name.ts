import type { Queryable } from '@portal/database';
import { tenant } from '@portal/database/schema/releases';
import { eq } from 'drizzle-orm';

/** What the platform calls itself at a tenant, such as in an agreement. */
export async function platformName(db: Queryable, tenantCode: string): Promise<string> {
  const [brand] = await db.select({ name: tenant.platformName }).from(tenant).where(eq(tenant.code, tenantCode));
  return brand?.name ?? '供应链金融服务平台';
}
