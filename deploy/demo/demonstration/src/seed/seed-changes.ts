import type { Queryable } from '@portal/database';
import { changeRequest } from '@portal/database/schema/platform';
import { daysAfter } from '@portal/platform/src/kernel/data/days';
import { nextNumber } from '@portal/platform/src/kernel/data/next-number';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import { mainCompany } from './companies';
import { type DemoTenant, demoCode } from './demo-tenant';

type Row = PgInsertValue<typeof changeRequest>;
type Step = NonNullable<(typeof changeRequest.$inferInsert)['timeline']>[number];

const oldAccount = {
  bankCode: '102',
  branchNo: '102290000012',
  branchName: '中国工商银行上海市分行',
};
const newAccount = { bankCode: '308', branchNo: '308290000011', branchName: '招商银行上海分行' };

/** The main company's requests for a change: one in each state that does not wait for a reviewer. */
function changeRows(tenant: DemoTenant, now: Date): Row[] {
  const days = (count: number) => daysAfter(now, -count);
  const step = (title: string, at: Date, state: Step['state'] = 'done', remark = ''): Step => ({
    title,
    at: at.toISOString(),
    state,
    remark,
  });
  const made = (
    state: string,
    ago: number,
    more: Pick<Row, 'changeType' | 'before' | 'values' | 'reason'> & Partial<Row>,
  ): Row => ({
    accountId: '',
    fileTokens: [],
    submittedAt: days(ago),
    ...more,
    state,
    changeNo: demoCode('H', tenant, state),
    requestNo: nextNumber('change', days(ago)),
    compCode: demoCode('C', tenant, mainCompany.key),
    applicant: '陈立群',
    createdAt: days(ago),
  });
  const license = `demo-paper-${tenant.letter}-${mainCompany.key}-licenseFile`;
  return [
    made('APPROVED', 120, {
      changeType: 'COMPANY',
      before: { mailAddress: '上海市徐汇区漕溪北路18号' },
      values: { mailAddress: '上海市浦东新区科技园路88号' },
      reason: '办公地址搬迁',
      finishedAt: days(118),
      opinion: '资料齐全，同意变更',
      timeline: [step('提交申请', days(120)), step('审核通过', days(118), 'done', '资料齐全，同意变更')],
    }),
    made('RETURNED', 12, {
      changeType: 'LICENSE',
      before: { licenseFile: '' },
      values: { licenseFile: license },
      reason: '',
      finishedAt: days(10),
      opinion: '营业执照照片不清晰，请重新上传',
      timeline: [step('提交申请', days(12)), step('审核退回', days(10), 'failed', '营业执照照片不清晰，请重新上传')],
    }),
    made('WITHDRAWN', 40, {
      changeType: 'COMPANY',
      before: { registeredCapital: '5000.00' },
      values: { registeredCapital: '8000.00' },
      reason: '增资',
      finishedAt: days(39),
      timeline: [step('提交申请', days(40)), step('撤回申请', days(39))],
    }),
    made('REVIEWING', 1, {
      changeType: 'ACCOUNT',
      accountId: demoCode('B', tenant, 'FAILED'),
      before: { ...oldAccount, accountNo: '1001252809000062284' },
      values: { ...newAccount, accountNo: '6225880137706868' },
      reason: '开户银行调整',
      fileTokens: [license],
      timeline: [step('提交申请', days(1)), step('受理申请', days(0.5), 'doing')],
    }),
    made('DRAFT', 2, {
      changeType: 'ACCOUNT',
      accountId: demoCode('B', tenant, 'EXPIRED'),
      before: { ...oldAccount, accountNo: '1001252809000079038' },
      values: { ...newAccount },
      reason: '原账户已销户',
      submittedAt: null,
    }),
  ];
}

export async function seedChanges(db: Queryable, tenant: DemoTenant, now: Date): Promise<void> {
  await db.insert(changeRequest).values(changeRows(tenant, now)).onConflictDoNothing();
}
