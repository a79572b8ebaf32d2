import { createHash } from 'node:crypto';
import type { Database, Queryable } from '@portal/database';
import { releaseAudit } from '@portal/database/schema/releases';
import { tenant, tenantFile, tenantHost } from '@portal/database/schema/tenants';
import { say } from '@portal/release-record/sentence';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { TenantBrand, TenantFile } from './catalog';
import { announceCatalog } from './catalog-channel';
import { audienceFaults } from './gate/check-audience';
import { pictureEnding, pictureFaults } from './gate/check-picture';
import { tenantBrandFaults } from './gate/check-tenant';
import { movePointersWithin } from './move-pointers';
import { openWhenComplete } from './opening/open-when-complete';
import { ChangeRefused, NotThere } from './refusal';
import { buildName } from './release-name';
import { runningReleases } from './running-releases';
import { tellingRefusals } from './told/tell-refusal';

export interface NewTenant {
  brand: TenantBrand;
  /** The tenant whose releases it runs from the start. With null its slots stay empty. */
  like: string | null;
  by: string;
}

export interface TenantChange {
  code: string;
  changes: Partial<Omit<TenantBrand, 'code'>>;
  by: string;
}

/** Stores a tenant's picture and returns its address. */
export async function storeTenantFile(database: Database, { bytes, type }: TenantFile): Promise<string> {
  const faults = pictureFaults({ bytes, type });
  if (faults.length > 0) throw new ChangeRefused(faults);
  const sha = createHash('sha256').update(bytes).digest('hex');
  await database.db.insert(tenantFile).values({ sha, bytes, type }).onConflictDoNothing();
  return `/brand/${sha}.${pictureEnding(type)}`;
}

export async function readTenantFile(database: Database, sha: string): Promise<TenantFile | undefined> {
  const [file] = await database.db
    .select({ bytes: tenantFile.bytes, type: tenantFile.type })
    .from(tenantFile)
    .where(eq(tenantFile.sha, sha));
  return file;
}

/** The tenant as it is, locked until the transaction ends. */
async function brandNow(transaction: Queryable, code: string): Promise<TenantBrand | undefined> {
  const [row] = await transaction.select().from(tenant).where(eq(tenant.code, code)).for('update');
  if (!row) return undefined;
  const hosts = await transaction.select().from(tenantHost).where(eq(tenantHost.tenantCode, code));
  const { openedAt: _opened, closedAt: _closed, changeSet: _last, ...brand } = row;
  return { ...brand, hostNames: hosts.map(({ hostName }) => hostName).sort() };
}

/** The audit's details: each changed field; for a new tenant each field with a value. */
function changedFields(before: TenantBrand | undefined, after: TenantBrand): Record<string, unknown> {
  const fields = Object.keys(after) as (keyof TenantBrand)[];
  return Object.fromEntries(
    fields
      .map((field) => [field, { from: before?.[field] ?? null, to: after[field] }] as const)
      .filter(([, { from, to }]) => (before ? JSON.stringify(from) !== JSON.stringify(to) : Boolean(to))),
  );
}

interface Stored {
  /** The names of the fields that changed. */
  changed: string[];
  /** The change brought the last thing that customers need. */
  opened: boolean;
}

async function storeBrand(
  transaction: Queryable,
  wanted: TenantBrand,
  before: TenantBrand | undefined,
  { by, isOpen = false }: { by: string; isOpen?: boolean },
): Promise<Stored> {
  const brand = { ...wanted, hostNames: [...new Set(wanted.hostNames)].sort() };
  const { hostNames, ...row } = brand;
  const running = [...(await runningReleases(transaction, row.code)).values()];
  const faults = [
    ...tenantBrandFaults(brand),
    ...audienceFaults(
      row.audience,
      running.flatMap(({ record, canary }) => (canary ? [record, canary.release.record] : [record])),
    ),
  ];
  if (faults.length > 0) throw new ChangeRefused(faults);
  const detail = changedFields(before, brand);
  if (Object.keys(detail).length === 0) return { changed: [], opened: false };
  const taken = await transaction
    .select()
    .from(tenantHost)
    .where(and(inArray(tenantHost.hostName, hostNames), ne(tenantHost.tenantCode, row.code)));
  if (taken.length > 0)
    throw new ChangeRefused(
      taken.map((host) =>
        say(
          `主机名 ${host.hostName} 已属于租户 ${host.tenantCode}。`,
          `Host name ${host.hostName} belongs to tenant ${host.tenantCode}.`,
        ),
      ),
    );
  if (row.isDefault) await transaction.update(tenant).set({ isDefault: false });
  // Staff are served at once.
  const waits = !isOpen && row.audience === 'customers' && before?.audience !== 'customers';
  const opening = waits ? { openedAt: null } : {};
  await transaction
    .insert(tenant)
    .values({ ...row, ...opening })
    .onConflictDoUpdate({ target: tenant.code, set: { ...row, ...opening } });
  await transaction.delete(tenantHost).where(eq(tenantHost.tenantCode, row.code));
  if (hostNames.length > 0)
    await transaction.insert(tenantHost).values(hostNames.map((hostName) => ({ hostName, tenantCode: row.code })));
  const action = before ? 'tenant-change' : 'tenant-add';
  await transaction.insert(releaseAudit).values({ who: by, action, tenantCode: row.code, detail });
  await announceCatalog(transaction, row.code);
  return { changed: Object.keys(detail), opened: await openWhenComplete(transaction, row.code, by) };
}

/**
 * Makes a tenant of the demonstration as described, whether it already exists or not. A new one is open at once: its
 * texts come with the same start.
 */
export async function upsertTenant(database: Database, brand: TenantBrand, by: string): Promise<void> {
  await database.db.transaction(async (transaction) => {
    await storeBrand(transaction, brand, await brandNow(transaction, brand.code), { by, isOpen: true });
  });
}

/** Adds a tenant with the releases of another one, all of it or nothing. Returns the releases by slot. */
export function addTenant(database: Database, { brand, like, by }: NewTenant): Promise<Record<string, string>> {
  return tellingRefusals(database, { action: 'assign', by }, async (transaction) => {
    if (await brandNow(transaction, brand.code))
      throw new ChangeRefused([
        say(
          `租户 ${brand.code} 已存在：用 portal tenants set ${brand.code} 更改。`,
          `There is a tenant "${brand.code}" already: change it with portal tenants set ${brand.code}.`,
        ),
      ]);
    if (like !== null && !(await brandNow(transaction, like))) throw new NotThere('tenant', like);
    const [other] = await transaction
      .select({ code: tenant.code })
      .from(tenant)
      .where(eq(tenant.isDefault, true))
      .limit(1);
    // Some tenant of customers has to answer for host names that belong to nobody.
    const isFirst = !other && brand.audience === 'customers';
    await storeBrand(transaction, { ...brand, isDefault: brand.isDefault || isFirst }, undefined, { by });
    const running = like === null ? new Map() : await runningReleases(transaction, like);
    await movePointersWithin(transaction, {
      tenantCode: brand.code,
      action: 'assign',
      by,
      plan: async () => [...running].map(([slot, to]) => ({ slot, to, lastGoodId: to.lastGoodId, canary: null })),
    });
    return Object.fromEntries([...running].map(([slot, release]) => [slot, buildName(release)]));
  });
}

/** Changes only the named fields. Returns undefined if there is no such tenant. */
export function changeTenant(database: Database, { code, changes, by }: TenantChange): Promise<Stored | undefined> {
  return database.db.transaction(async (transaction) => {
    const before = await brandNow(transaction, code);
    return before && storeBrand(transaction, { ...before, ...changes }, before, { by });
  });
}
