import type { Database, Queryable } from '@portal/database';
import { contentDraft } from '@portal/database/schema/platform';
import { releaseAudit } from '@portal/database/schema/releases';
import { tenant } from '@portal/database/schema/tenants';
import { type OpeningPart, type TenantState, tenantStateOf } from '@portal/shared/tenant-opening';
import { and, eq, isNull } from 'drizzle-orm';
import { announceCatalog } from '../catalog-channel';
import { missingParts } from './missing-parts';

/** A tenant on its way to customers. One that is open may lack something that was taken away since. */
export interface Opening {
  state: TenantState;
  missing: OpeningPart[];
  /** Texts are there, and wait for the operator to confirm them. */
  draft?: true;
}

export async function lockedTenant(transaction: Queryable, code: string) {
  const [row] = await transaction.select().from(tenant).where(eq(tenant.code, code)).for('update');
  return row;
}

/** Notes who brought a tenant into another state, and tells the gateways. */
export async function noteState(
  transaction: Queryable,
  { code, action, by, detail }: { code: string; action: string; by: string; detail?: Record<string, unknown> },
): Promise<void> {
  await transaction.insert(releaseAudit).values({ who: by, action, tenantCode: code, detail: detail ?? null });
  await announceCatalog(transaction, code);
}

/**
 * Opens a tenant that lacks nothing any more. Every act that may have brought the last part ends with this, in its own
 * transaction. `by` is who brought it.
 */
export async function openWhenComplete(
  transaction: Queryable,
  code: string,
  by: string,
  { textsElsewhere = false }: { textsElsewhere?: boolean } = {},
): Promise<boolean> {
  const row = await lockedTenant(transaction, code);
  if (!row || tenantStateOf(row) !== 'preparing') return false;
  const missing = await missingParts(transaction, row);
  if (missing.some((part) => !(textsElsewhere && part.startsWith('text:')))) return false;
  await transaction.update(tenant).set({ openedAt: new Date() }).where(eq(tenant.code, code));
  const detail = textsElsewhere ? { detail: { textsElsewhere } } : {};
  await noteState(transaction, { code, action: 'tenant-open', by, ...detail });
  return true;
}

/** Does so after an act of another part of the portal, such as a push of texts. Returns whether the tenant opened. */
export function openTenantWhenComplete(
  database: Database,
  { code, by }: { code: string; by: string },
): Promise<boolean> {
  return database.db.transaction((transaction) => openWhenComplete(transaction, code, by));
}

/** A text can come into force by its date, without anybody's act. Returns the tenants that opened. */
export async function openCompleteTenants(database: Database): Promise<string[]> {
  const waiting = await database.db
    .select({ code: tenant.code })
    .from(tenant)
    .where(and(isNull(tenant.openedAt), isNull(tenant.closedAt)));
  const opened: string[] = [];
  for (const { code } of waiting)
    if (await openTenantWhenComplete(database, { code, by: '定期检查' })) opened.push(code);
  return opened;
}

/** Returns a tenant's state and what it lacks; undefined if there is no such tenant. */
export async function tenantOpening({ db }: Pick<Database, 'db'>, code: string): Promise<Opening | undefined> {
  const [row] = await db.select().from(tenant).where(eq(tenant.code, code));
  if (!row) return undefined;
  const drafts = await db.select({ at: contentDraft.savedAt }).from(contentDraft).where(eq(contentDraft.tenant, code));
  return {
    state: tenantStateOf(row),
    missing: await missingParts(db, row),
    ...(drafts.length > 0 && { draft: true }),
  };
}
