import type { Queryable } from '@portal/database';
import { legalParty } from './legal-party';
import { type Addresses, tenantAddress } from './public-address';

/** Gives name and address of a tenant's portal. They end a text to a person who may never have seen it. */
export async function whereIs(db: Queryable, tenant: string, config: Addresses): Promise<string> {
  const { platformName } = await legalParty(db, tenant);
  return `${platformName}：${await tenantAddress(db, tenant, config)}`;
}
