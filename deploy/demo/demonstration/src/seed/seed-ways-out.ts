import type { Queryable } from '@portal/database';
import { companyProfile, companyRequest, reviewTask } from '@portal/database/schema/platform';
import { kindFacts, kindName } from '@portal/platform/src/domain/case/task-kinds';
import { afterWorkingDays } from '@portal/platform/src/domain/case/working-days';
import { daysAfter } from '@portal/platform/src/kernel/data/days';
import { nextNumber } from '@portal/platform/src/kernel/data/next-number';
import { formatDay } from '@portal/shared/format';
import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mainCompany, statusCompanies } from './companies';
import { dayAhead } from './day-ahead';
import { type DemoTenant, demoCode } from './demo-tenant';
import { rootOf } from './people';

/** The companies that have asked the platform for something, by their keys. */
const asked = [
  // It has waited for longer than it may, so that reviewers see what a late case looks like.
  { key: 'X75', kind: 'unfreeze', daysAgo: 4, reason: '已完成风险核查所需的说明材料，申请恢复使用。' },
  { key: 'X80', kind: 'closing', daysAgo: 0, reason: '企业业务调整，不再使用平台服务。' },
] as const;

const nameOf = (key: string) => statusCompanies.find((one) => one.key === key)?.name ?? '';

/** Seeds the requests of companies that wait for the end of a freeze or for their closing. A restart asks them again. */
export async function seedWaysOut(db: Queryable, tenant: DemoTenant, now: Date): Promise<void> {
  await db
    .insert(companyRequest)
    .values(
      asked.map(({ key, kind, daysAgo, reason }) => ({
        requestId: demoCode('Q', tenant, key),
        requestNo: nextNumber('request', daysAfter(now, -daysAgo)),
        compCode: demoCode('C', tenant, key),
        kind,
        state: 'SUBMITTED' as const,
        reason,
        applicant: rootOf(key).name,
        createdAt: daysAfter(now, -daysAgo),
      })),
    )
    .onConflictDoNothing();
  const open = alias(companyRequest, 'open');
  const another = db
    .select({ requestId: open.requestId })
    .from(open)
    .where(and(eq(open.compCode, companyRequest.compCode), eq(open.state, 'SUBMITTED')));
  await db
    .update(companyRequest)
    .set({ state: 'SUBMITTED', opinion: '', finishedAt: null })
    .where(
      and(
        inArray(
          companyRequest.requestId,
          asked.map(({ key }) => demoCode('Q', tenant, key)),
        ),
        notExists(another),
      ),
    );
  await db
    .insert(reviewTask)
    .values(
      asked.map(({ key, kind, daysAgo }) => ({
        taskId: demoCode('T', tenant, key),
        kind,
        subject: demoCode('Q', tenant, key),
        compCode: demoCode('C', tenant, key),
        tenant: tenant.code,
        summary: `${nameOf(key)} ${kindName(kind)}`,
        createdAt: daysAfter(now, -daysAgo),
        dueAt: afterWorkingDays(daysAfter(now, -daysAgo), kindFacts[kind].limitDays, new Map()),
      })),
    )
    .onConflictDoUpdate({ target: reviewTask.taskId, set: { doneAt: null, outcome: null } });
  await keepMainOpen(db, tenant, now);
}

/** A demonstration that is older than its main company's licence would lose that company. */
async function keepMainOpen(db: Queryable, tenant: DemoTenant, now: Date): Promise<void> {
  const termEnd = sql<string>`${companyProfile.permit}->>'termEnd'`;
  const renewed = JSON.stringify({ termEnd: dayAhead(now, 12) });
  await db
    .update(companyProfile)
    .set({ permit: sql`${companyProfile.permit} || ${renewed}::jsonb` })
    .where(and(eq(companyProfile.compCode, demoCode('C', tenant, mainCompany.key)), lt(termEnd, formatDay(now))));
}
