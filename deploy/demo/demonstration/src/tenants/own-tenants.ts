import type { Database } from '@portal/database';
import { deletePlaces } from '@portal/releases/src/opening/remove-tenant';
import type { Releases } from '@portal/releases/src/releases';

/** Adds a tenant at the host name that is its code, with the brand and the releases of another. */
export async function addOwnTenant(releases: Releases, code: string, like: string): Promise<void> {
  const { tenants } = await releases.readCatalog();
  const model = tenants.find((one) => one.code === like);
  if (!model) throw new Error(`there is no tenant ${like}`);
  const { state: _, pointers: _pointers, emptySlots: _empty, grants: _grants, services: _services, ...brand } = model;
  await releases.addTenant({
    brand: { ...brand, code, hostNames: [code], isDefault: false },
    like,
    by: '/dev/tenants',
  });
}

/** Removes a tenant, whatever it holds. The releases stay. */
export async function removeOwnTenant({ db }: Database, code: string): Promise<void> {
  await db.transaction((transaction) => deletePlaces(transaction, code));
}
