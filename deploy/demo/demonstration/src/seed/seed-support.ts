import type { Queryable } from '@portal/database';
import { supportEntry, supportTicket } from '@portal/database/schema/platform';
import { daysAfter } from '@portal/platform/src/kernel/data/days';
import { type DemoTenant, demoCode } from './demo-tenant';

/** A question that the customer service has answered. */
export async function seedSupport(db: Queryable, tenant: DemoTenant, now: Date): Promise<void> {
  const ticketNo = demoCode('K', tenant, 'A');
  const asked = daysAfter(now, -3);
  const answered = daysAfter(now, -2);
  const made = await db
    .insert(supportTicket)
    .values({
      ticketNo,
      tenant: tenant.code,
      userCode: demoCode('U', tenant, '13800000001'),
      compCode: demoCode('C', tenant, 'A'),
      topic: '如何修改开票信息',
      state: 'ANSWERED',
      staffId: 'Tdemokefu',
      createdAt: asked,
      changedAt: answered,
    })
    .onConflictDoNothing()
    .returning();
  if (made.length === 0) return;
  await db.insert(supportEntry).values([
    { ticketNo, content: '我们换了开户行，开票信息里的银行账号在哪里修改？', at: asked },
    {
      ticketNo,
      staffId: 'Tdemokefu',
      content: '请在企业信息页提交信息变更，审核通过后开票信息随之更新。',
      at: answered,
    },
  ]);
}
