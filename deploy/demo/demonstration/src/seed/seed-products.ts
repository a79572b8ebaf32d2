import type { Queryable } from '@portal/database';
import { permit } from '@portal/database/schema/platform';
import { type PermitStep, permitSteps } from '@portal/platform/src/domain/product/permit-progress';
import { daysAfter } from '@portal/platform/src/kernel/data/days';
import { nextNumber } from '@portal/platform/src/kernel/data/next-number';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import { mainCompany } from './companies';
import { type DemoTenant, demoCode } from './demo-tenant';

/** The main company has a product in each state. It has not asked for the one that is missing here. */
const permitStates = { SCM: 'OPEN', BILL: 'OPEN', LC: 'APPLYING', EC: 'OPEN', ABS: 'STOPPED' };

/** The steps of an application that are done, with their times. The agreements of 电子商务 still wait for a signature. */
function stepsTaken(productCode: string, state: string, appliedAt: Date): PermitStep[] {
  if (state === 'APPLYING') return [];
  const { review, grant, sign, open } = permitSteps;
  const titles = productCode === 'EC' ? [review, grant] : [review, grant, sign, open];
  const days = [0.1, 2.05, 2.2, 2.2];
  return titles.map((title, index) => {
    const at = daysAfter(appliedAt, days[index] ?? 0);
    return { title, at: at.toISOString(), remark: '' };
  });
}

/** The company has worked with its open products for months. The agreements of 电子商务 are from last month. */
const daysAgo = (productCode: string, state: string, index: number) =>
  (state === 'OPEN' && productCode !== 'EC' ? 205 : 30) + index;

export async function seedPermits(db: Queryable, tenant: DemoTenant, now: Date): Promise<void> {
  const permits = Object.entries(permitStates).map(([productCode, state], index): PgInsertValue<typeof permit> => {
    const appliedAt = daysAfter(now, -daysAgo(productCode, state, index));
    return {
      compCode: demoCode('C', tenant, mainCompany.key),
      productCode,
      applyNo: demoCode('A', tenant, productCode),
      requestNo: nextNumber('product', appliedAt),
      state,
      reason: state === 'STOPPED' ? '合同到期，请联系客服续约' : '',
      appliedAt,
      history: stepsTaken(productCode, state, appliedAt),
      expiresAt: state === 'OPEN' ? daysAfter(now, 60 + index * 90) : null,
    };
  });
  await db.insert(permit).values(permits).onConflictDoNothing();
}
