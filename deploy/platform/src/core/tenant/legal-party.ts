import type { Queryable } from '@portal/database';
import type { LegalIdentity } from '@portal/database/legal-identity';
import { tenant } from '@portal/database/schema/releases';
import { eq } from 'drizzle-orm';

/** The company behind a tenant's platform, and what the platform calls itself. */
export interface LegalParty extends LegalIdentity {
  readonly platformName: string;
}

/** Who signs, pays and writes for a tenant. As long as nobody has said, the platform's own name stands for the company. */
export async function legalParty(db: Queryable, tenantCode: string): Promise<LegalParty> {
  const [row] = await db
    .select({
      platformName: tenant.platformName,
      legalName: tenant.legalName,
      creditCode: tenant.creditCode,
      legalPerson: tenant.legalPerson,
      address: tenant.address,
      hotline: tenant.hotline,
    })
    .from(tenant)
    .where(eq(tenant.code, tenantCode));
  const platformName = row?.platformName ?? '供应链金融服务平台';
  const unsaid = { creditCode: '', legalPerson: '', address: '', hotline: '' };
  return { ...unsaid, ...row, platformName, legalName: row?.legalName || platformName };
}

/** The platform as a paper names it: with the company that runs it. */
export const platformInFull = ({ legalName, platformName }: Pick<LegalParty, 'legalName' | 'platformName'>): string =>
  legalName === platformName ? platformName : `${legalName}运营的${platformName}`;
