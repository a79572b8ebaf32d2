import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '@portal/database';
import { reviewPolicy } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { kindFacts, kindName, type ReviewPolicy, type TaskKind } from '../../domain/case/task-kinds';
import { askSecond } from '../../domain/staff/ask-second';
import { auditAct } from '../../domain/staff/audit-staff';
import { ownCustomersTenant } from '../../domain/staff/own-tenant';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { takeTurn } from '../../kernel/data/take-turn';
import { tenantRoles } from './tenant-roles';

const kinds = Object.keys(kindFacts) as TaskKind[];

const policyOf = ({ twoEyes, limitDays }: ReviewPolicy): ReviewPolicy => ({ twoEyes, limitDays });

function shown(kind: TaskKind, own: ReviewPolicy | undefined): CallReply<'staffPolicyList'>['kinds'][number] {
  const usual = policyOf(kindFacts[kind]);
  return { kind, name: kindName(kind), ...(own ? policyOf(own) : usual), usual, own: own !== undefined };
}

/** How it would be with this policy of the tenant's own, or with null without one. */
const withPolicy = (kind: TaskKind, policy: ReviewPolicy | null) => shown(kind, policy ?? undefined);

/** A policy as a request keeps it. */
export const requestedPolicy = (row: ReviewPolicy & { readonly own: boolean }) => ({ ...policyOf(row), own: row.own });

export async function listPolicies(
  context: StaffContext,
  { body }: HandlerInput<'staffPolicyList'>,
): Promise<CallReply<'staffPolicyList'>> {
  await ownCustomersTenant(context, tenantRoles, body.tenant);
  const rows = await context.db.select().from(reviewPolicy).where(eq(reviewPolicy.tenant, body.tenant));
  const { session, codes, password, paperGraceDays } = context.config;
  return {
    kinds: kinds.map((kind) =>
      shown(
        kind,
        rows.find((row) => row.kind === kind),
      ),
    ),
    platform: {
      sessionIdle: session.idle,
      sessionAbsolute: session.absolute,
      sessionsPerPerson: session.perUser,
      codeLife: codes.life,
      codeTries: codes.tries,
      codeInterval: codes.interval,
      codesPerDay: codes.perDay,
      passwordMaxAgeDays: password.maxAgeDays,
      paperGraceDays,
    },
  };
}

const rowFor = (tenant: string, kind: TaskKind) => and(eq(reviewPolicy.tenant, tenant), eq(reviewPolicy.kind, kind));

/** Waits for its turn to change a policy, and reads it. */
export async function lockedPolicy(transaction: Queryable, tenant: string, kind: TaskKind) {
  await takeTurn(transaction, `policy:${tenant}:${kind}`);
  const [row] = await transaction.select().from(reviewPolicy).where(rowFor(tenant, kind));
  return shown(kind, row);
}

type LockedPolicy = Awaited<ReturnType<typeof lockedPolicy>>;

export async function setPolicyNow(
  transaction: Queryable,
  context: StaffContext,
  { tenant, kind, policy, before }: HandlerInput<'staffPolicySet'>['body'] & { readonly before: LockedPolicy },
): Promise<LockedPolicy> {
  if (policy === null) await transaction.delete(reviewPolicy).where(rowFor(tenant, kind));
  else
    await transaction
      .insert(reviewPolicy)
      .values({ tenant, kind, ...policy })
      .onConflictDoUpdate({ target: [reviewPolicy.tenant, reviewPolicy.kind], set: policy });
  const after = withPolicy(kind, policy);
  await auditAct(transaction, context, {
    action: 'policy.set',
    object: after.name,
    tenant,
    before: policyOf(before),
    after: policyOf(after),
  });
  return after;
}

/** Nobody takes the second pair of eyes away alone, and nobody touches alone what is grave by itself. */
const wantsSecond = (before: LockedPolicy, after: LockedPolicy): boolean =>
  before.usual.twoEyes || (before.twoEyes && !after.twoEyes);

export async function setPolicy(
  context: StaffContext,
  { body }: HandlerInput<'staffPolicySet'>,
): Promise<CallReply<'staffPolicySet'>> {
  const { tenant, kind, policy } = body;
  await ownCustomersTenant(context, tenantRoles, tenant);
  return context.db.transaction(async (transaction) => {
    const before = await lockedPolicy(transaction, tenant, kind);
    const after = withPolicy(kind, policy);
    if (!wantsSecond(before, after))
      return { ...(await setPolicyNow(transaction, context, { ...body, before })), waits: false };
    const [now, then] = [requestedPolicy(before), requestedPolicy(after)];
    if (isDeepStrictEqual(now, then)) return { ...before, waits: false };
    await askSecond(transaction, context, {
      ...{ kind: 'policy', tenant, subject: kind, object: after.name },
      ...{ before: { policy: now }, after: { policy: then } },
    });
    return { ...before, waits: true };
  });
}
