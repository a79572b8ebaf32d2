import type { Queryable } from '@portal/database';
import { reviewPolicy } from '@portal/database/schema/platform';
import { and, eq } from 'drizzle-orm';
import { kindFacts, type ReviewPolicy, type TaskKind } from './task-kinds';

/** The tenant's own policy for a kind, or the usual one. */
export async function policyFor(db: Queryable, tenant: string, kind: TaskKind): Promise<ReviewPolicy> {
  const { twoEyes, limitDays } = reviewPolicy;
  const [own] = await db
    .select({ twoEyes, limitDays })
    .from(reviewPolicy)
    .where(and(eq(reviewPolicy.tenant, tenant), eq(reviewPolicy.kind, kind)));
  return own ?? kindFacts[kind];
}
