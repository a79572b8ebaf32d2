import type { Queryable } from '@portal/database';
import { reviewPolicy } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { HandlerInput } from '../../core/calls/handler';
import type { StaffContext } from '../../core/calls/staff-context';
import { takeTurn } from '../../core/data/take-turn';
import { kindFacts, kindName, type ReviewPolicy, type TaskKind } from '../../core/review/task-kinds';
import { auditAct } from '../staff/audit-staff';
import { ownCustomersTenant } from '../staff/own-tenant';
import { tenantRoles } from './tenant-roles';

type Row = typeof reviewPolicy.$inferSelect;

const kinds = Object.keys(kindFacts) as TaskKind[];

const policyOf = ({ twoEyes, limitDays }: ReviewPolicy): ReviewPolicy => ({ twoEyes, limitDays });

function shown(kind: TaskKind, own: Row | undefined): CallReply<'staffPolicySet'> {
  const usual = policyOf(kindFacts[kind]);
  return { kind, name: kindName(kind), ...(own ? policyOf(own) : usual), usual, own: own !== undefined };
}

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

async function store(transaction: Queryable, tenant: string, kind: TaskKind, policy: ReviewPolicy | null) {
  const oneOf = and(eq(reviewPolicy.tenant, tenant), eq(reviewPolicy.kind, kind));
  const [before] = await transaction.select().from(reviewPolicy).where(oneOf);
  if (policy === null) await transaction.delete(reviewPolicy).where(oneOf);
  else
    await transaction
      .insert(reviewPolicy)
      .values({ tenant, kind, ...policy })
      .onConflictDoUpdate({ target: [reviewPolicy.tenant, reviewPolicy.kind], set: policy });
  return { before: shown(kind, before), after: shown(kind, policy === null ? undefined : { tenant, kind, ...policy }) };
}

export async function setPolicy(
  context: StaffContext,
  { body }: HandlerInput<'staffPolicySet'>,
): Promise<CallReply<'staffPolicySet'>> {
  const { tenant, kind, policy } = body;
  await ownCustomersTenant(context, tenantRoles, tenant);
  return context.db.transaction(async (transaction) => {
    await takeTurn(transaction, `policy:${tenant}:${kind}`);
    const { before, after } = await store(transaction, tenant, kind, policy);
    await auditAct(transaction, context, {
      action: 'policy.set',
      object: after.name,
      tenant,
      before: policyOf(before),
      after: policyOf(after),
    });
    return after;
  });
}
