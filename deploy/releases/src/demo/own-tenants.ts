import { type Database, deleteWithReferrers, whereColumnIs } from '@portal/database';
import { sql } from 'drizzle-orm';
import { announceCatalog } from '../catalog-channel';
import type { Releases } from '../releases';

/** Adds a tenant at the host name that is its code, with the brand and the releases of another. */
export async function addOwnTenant(releases: Releases, code: string, like: string): Promise<void> {
  const { tenants } = await releases.readCatalog();
  const model = tenants.find((one) => one.code === like);
  if (!model) throw new Error(`there is no tenant ${like}`);
  const { pointers: _pointers, emptySlots: _empty, grants: _grants, services: _services, ...brand } = model;
  await releases.addTenant({
    brand: { ...brand, code, hostNames: [code], isDefault: false },
    like,
    by: '/dev/tenants',
  });
}

/** The journal cannot be changed, and a tenant that is gone stays in it. */
const kept = ['release_audit'];

/** Removes a tenant with its slots. The releases stay. */
export async function removeOwnTenant({ db }: Database, code: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const ofTenant = { schema: 'public', column: 'tenant_code', value: code, but: kept };
    const rows = await whereColumnIs(transaction, ofTenant);
    await deleteWithReferrers(transaction, new Map([...rows, ['tenant', sql`code = ${code}`]]));
    await announceCatalog(transaction, code);
  });
}
