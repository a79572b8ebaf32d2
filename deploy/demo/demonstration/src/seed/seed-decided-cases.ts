import type { Queryable } from '@portal/database';
import { reviewTask } from '@portal/database/schema/platform';
import { kindFacts, kindName, type TaskKind } from '@portal/platform/src/domain/case/task-kinds';
import { afterWorkingDays } from '@portal/platform/src/domain/case/working-days';
import { daysAfter } from '@portal/platform/src/kernel/data/days';
import { certifyingCompanies, type DemoCompany, mainCompany, statusCompanies } from './companies';
import { type DemoTenant, demoCode } from './demo-tenant';

interface Decided {
  readonly key: string;
  readonly kind: TaskKind;
  readonly subject: string;
  readonly company: DemoCompany;
  /** Days from the request until now, and from it to the decision. */
  readonly ago: number;
  readonly took: number;
  readonly outcome: 'approve' | 'return' | 'reject';
  readonly reason?: string;
}

const known = [...certifyingCompanies, ...statusCompanies];

/** The registrations that were sent back or refused. Their companies read the same words. */
const registrations = (tenant: DemoTenant): Decided[] =>
  known
    .filter(({ status }) => status === '35' || status === '45')
    .map((company) => ({
      key: company.key,
      kind: 'registration',
      subject: demoCode('C', tenant, company.key),
      company,
      ...{ ago: 2.93, took: 0.93 },
      ...(company.status === '45'
        ? { outcome: 'reject', reason: '企业经营范围暂不符合平台准入要求' }
        : { outcome: 'return', reason: '材料不完整，请补充后重新提交' }),
    }));

/** The transfers to the main company's accounts, and its change that was sent back. */
function ofMain(tenant: DemoTenant): Decided[] {
  const transfers = [
    ['ORGANFINISHED', 30, 0.12],
    ['PAID_FAILED', 27, 0.3],
    ['PAID_SUCCESS', 26, 0.17],
    ['FAILED', 25, 0.22],
  ] as const;
  const change = { kind: 'change', subject: demoCode('H', tenant, 'RETURNED'), ago: 12, took: 2 } as const;
  const rows = transfers.map(
    ([state, ago, took]): Decided => ({
      key: state,
      kind: 'transfer',
      subject: demoCode('B', tenant, state),
      company: mainCompany,
      ago,
      took,
      ...(state === 'PAID_FAILED' ? { outcome: 'reject', reason: '账户名称与账号不符' } : { outcome: 'approve' }),
    }),
  );
  const returned = { outcome: 'return', reason: '营业执照照片不清晰，请重新上传' } as const;
  return [...rows, { key: 'RETURNED', company: mainCompany, ...change, ...returned }];
}

/** Seeds the cases that reviewers have decided lately, each with the outcome that its company sees. */
export async function seedDecidedCases(db: Queryable, tenant: DemoTenant, now: Date): Promise<void> {
  const rows = [...registrations(tenant), ...ofMain(tenant)].map(
    ({ key, kind, subject, company, ago, took, outcome, reason = '' }) => {
      const createdAt = daysAfter(now, -ago);
      return {
        ...{ taskId: demoCode('T', tenant, `done${key}`), tenant: tenant.code, kind, subject },
        ...{ compCode: demoCode('C', tenant, company.key), summary: `${company.name} ${kindName(kind)}` },
        ...{ createdAt, dueAt: afterWorkingDays(createdAt, kindFacts[kind].limitDays, new Map()) },
        ...{ outcome, reason, decidedBy: 'Tdemofushen', doneAt: daysAfter(createdAt, took) },
      };
    },
  );
  await db.insert(reviewTask).values(rows).onConflictDoNothing();
}
