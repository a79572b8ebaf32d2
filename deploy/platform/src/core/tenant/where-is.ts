import type { Queryable } from '@portal/database';
import type { PlatformConfig } from '../config';
import { legalParty } from './legal-party';
import { tenantAddress } from './public-address';

/** Gives name and address of a tenant's portal. They end a text to a person who may never have seen it. */
export async function whereIs(
  db: Queryable,
  tenant: string,
  config: Pick<PlatformConfig, 'publicUrl' | 'localUrl'>,
): Promise<string> {
  const { platformName } = await legalParty(db, tenant);
  return `${platformName}：${await tenantAddress(db, tenant, config)}`;
}
