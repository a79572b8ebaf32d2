import { createHash } from 'node:crypto';
import type { Database } from '@portal/database';
import { tenant, tenantFile, tenantHost } from '@portal/database/schema/releases';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { TenantBrand, TenantFile } from './catalog';
import { announceCatalog } from './catalog-channel';
import { tenantBrandFaults } from './gate/check-tenant';
import { ReleaseRefused } from './refusal';

const endings: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
};

/** Stores a tenant's picture and gives the address it is served under. */
export async function storeTenantFile(database: Database, { bytes, type }: TenantFile): Promise<string> {
  const ending = endings[type];
  if (!ending) throw new Error(`a tenant's picture cannot be of type ${type}`);
  const sha = createHash('sha256').update(bytes).digest('hex');
  await database.db.insert(tenantFile).values({ sha, bytes, type }).onConflictDoNothing();
  return `/brand/${sha}.${ending}`;
}

export async function readTenantFile(database: Database, sha: string): Promise<TenantFile | undefined> {
  const [file] = await database.db
    .select({ bytes: tenantFile.bytes, type: tenantFile.type })
    .from(tenantFile)
    .where(eq(tenantFile.sha, sha));
  return file;
}

/** Adds a tenant or changes its brand and host names. */
export async function upsertTenant(database: Database, brand: TenantBrand): Promise<void> {
  const { hostNames, ...row } = brand;
  const faults = tenantBrandFaults(brand);
  if (faults.length > 0) throw new ReleaseRefused(faults);
  await database.db.transaction(async (transaction) => {
    const taken = await transaction
      .select()
      .from(tenantHost)
      .where(and(inArray(tenantHost.hostName, [...hostNames]), ne(tenantHost.tenantCode, row.code)));
    if (taken.length > 0)
      throw new ReleaseRefused(taken.map((host) => `主机名 ${host.hostName} 已属于租户 ${host.tenantCode}。`));
    if (row.isDefault) await transaction.update(tenant).set({ isDefault: false });
    await transaction.insert(tenant).values(row).onConflictDoUpdate({ target: tenant.code, set: row });
    await transaction.delete(tenantHost).where(eq(tenantHost.tenantCode, row.code));
    if (hostNames.length > 0)
      await transaction.insert(tenantHost).values(hostNames.map((hostName) => ({ hostName, tenantCode: row.code })));
    await announceCatalog(transaction, row.code);
  });
}
