import type { Queryable } from '@portal/database';
import { tenant } from '@portal/database/schema/tenants';
import { identityFactNames, noTenantFacts, pickFacts, type TenantIdentity } from '@portal/shared/tenant-facts';
import { eq } from 'drizzle-orm';

/** The company behind a tenant's platform, and the platform's own name. */
export interface LegalParty extends TenantIdentity {
  readonly platformName: string;
  /** Empty: the platform is known by its name alone. */
  readonly wordmark?: string;
}

/**
 * Returns the company that signs, pays and writes for a tenant. Until the operator fills it in, the platform's own name
 * stands for the company.
 */
export async function legalParty(db: Queryable, tenantCode: string): Promise<LegalParty> {
  const [row] = await db.select().from(tenant).where(eq(tenant.code, tenantCode));
  const platformName = row?.platformName ?? '供应链金融服务平台';
  const identity = pickFacts(row ?? noTenantFacts, identityFactNames);
  return { ...identity, platformName, wordmark: row?.wordmark ?? '', legalName: identity.legalName || platformName };
}

/** Names the platform as papers do: with the company that runs it. */
export const platformInFull = ({ legalName, platformName }: Pick<LegalParty, 'legalName' | 'platformName'>): string =>
  legalName === platformName ? platformName : `${legalName}运营的${platformName}`;
