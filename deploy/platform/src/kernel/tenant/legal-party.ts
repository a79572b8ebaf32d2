import type { Queryable } from '@portal/database';
import type { LegalIdentity } from '@portal/database/legal-identity';
import { tenant } from '@portal/database/schema/releases';
import { eq } from 'drizzle-orm';

/** The company behind a tenant's platform, and the platform's own name. */
export interface LegalParty extends LegalIdentity {
  readonly platformName: string;
}

/**
 * Gives the company that signs, pays and writes for a tenant. Until the operator fills it in, the platform's own name
 * stands for the company.
 */
export async function legalParty(db: Queryable, tenantCode: string): Promise<LegalParty> {
  const { platformName, legalName, creditCode, legalPerson, address, hotline } = tenant;
  const [row] = await db
    .select({ platformName, legalName, creditCode, legalPerson, address, hotline })
    .from(tenant)
    .where(eq(tenant.code, tenantCode));
  const named = row?.platformName ?? '供应链金融服务平台';
  const unsaid = { creditCode: '', legalPerson: '', address: '', hotline: '' };
  return { ...unsaid, ...row, platformName: named, legalName: row?.legalName || named };
}

/** Names the platform as papers do: with the company that runs it. */
export const platformInFull = ({ legalName, platformName }: Pick<LegalParty, 'legalName' | 'platformName'>): string =>
  legalName === platformName ? platformName : `${legalName}运营的${platformName}`;
