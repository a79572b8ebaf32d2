import type { Database, Queryable } from '@portal/database';
import { session } from '@portal/database/schema/platform';
import { tenant } from '@portal/database/schema/tenants';
import { say } from '@portal/release-record/sentence';
import { tenantStateOf } from '@portal/shared/tenant-opening';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { ChangeRefused } from '../refusal';
import { lockedTenant, noteState, type Opening, openWhenComplete, tenantOpening } from './open-when-complete';

export interface TenantAct {
  code: string;
  by: string;
}

/** Some tenant of customers has to answer for host names that belong to nobody. */
export async function refuseDefault(
  transaction: Queryable,
  { code, isDefault }: Pick<typeof tenant.$inferSelect, 'code' | 'isDefault'>,
): Promise<void> {
  if (!isDefault) return;
  const [other] = await transaction
    .select({ code: tenant.code })
    .from(tenant)
    .where(and(ne(tenant.code, code), eq(tenant.audience, 'customers'), isNull(tenant.closedAt)))
    .orderBy(tenant.code)
    .limit(1);
  if (other)
    throw new ChangeRefused([
      say(
        `${code} 是默认租户：请先指定另一个默认租户，例如 portal tenants set ${other.code} --default。`,
        `${code} is the default tenant: make another one that first, such as portal tenants set ${other.code} --default.`,
      ),
    ]);
}

/** Closes a tenant to its customers and ends all their sessions. Returns undefined if there is no such tenant. */
export function closeTenant(database: Database, { code, by }: TenantAct): Promise<{ changed: boolean } | undefined> {
  return database.db.transaction(async (transaction) => {
    const row = await lockedTenant(transaction, code);
    if (!row) return undefined;
    if (row.closedAt) return { changed: false };
    await refuseDefault(transaction, row);
    const now = new Date();
    await transaction.update(tenant).set({ closedAt: now }).where(eq(tenant.code, code));
    const ended = await transaction
      .update(session)
      .set({ endedAt: now, endReason: 'tenantClosed' })
      .where(and(eq(session.tenant, code), isNull(session.endedAt)))
      .returning({ sessionId: session.sessionId });
    await noteState(transaction, { code, action: 'tenant-close', by, detail: { endedSessions: ended.length } });
    return { changed: true };
  });
}

/**
 * Brings a closed tenant back. It is open at once if it was open before, or else when it has what it must have.
 * `textsElsewhere`: the operator vouches for the texts, because an API of another maker has them.
 */
export async function reopenTenant(
  database: Database,
  { code, by, textsElsewhere = false }: TenantAct & { textsElsewhere?: boolean },
): Promise<Opening | undefined> {
  await database.db.transaction(async (transaction) => {
    const row = await lockedTenant(transaction, code);
    if (row && tenantStateOf(row) === 'closed') {
      await transaction.update(tenant).set({ closedAt: null }).where(eq(tenant.code, code));
      await noteState(transaction, { code, action: 'tenant-reopen', by });
    }
    await openWhenComplete(transaction, code, by, { textsElsewhere });
  });
  return tenantOpening(database, code);
}
