import type { Queryable } from '@portal/database';
import { bankAccount, company } from '@portal/database/schema/platform';
import { askPort } from '@portal/platform/src/kernel/ports/http-port';
import type { Provider } from '@portal/platform/src/kernel/ports/providers';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import type { ShownTask, Simulated } from './simulated';

const ofBank = 'bank:';

/** Transfers that the bank has been asked for and has not answered. */
async function openTransfers(db: Queryable): Promise<ShownTask[]> {
  const rows = await db
    .select({ account: bankAccount, comp: company })
    .from(bankAccount)
    .innerJoin(company, eq(company.compCode, bankAccount.compCode))
    .where(and(eq(bankAccount.state, 'PAID'), isNotNull(bankAccount.transferId)))
    .orderBy(asc(bankAccount.foresee))
    .limit(200);
  return rows.map(({ account, comp }) => ({
    taskId: `${ofBank}${account.transferId}`,
    kind: 'transfer',
    subject: account.accountId,
    summary: `${comp.compName} 账户尾号${account.accountNo.slice(-4)}打款`,
    tenant: comp.tenant,
    compName: comp.compName,
    compStatus: comp.compStatus,
    requestNo: comp.compNo,
    automaticAt: null,
  }));
}

const done = z.object({ ok: z.literal(true) });

/** Speaks to the simulator for the person who watches a demonstration. */
export function simulatedProviders(db: Queryable, simulator: Provider): Simulated {
  const plan = (content: object) => askPort(simulator, 'control/plan', { ...content }, done);
  return {
    transfers: () => openTransfers(db),
    async decide(taskId, { outcome, reason }) {
      if (!taskId.startsWith(ofBank)) return null;
      const reference = taskId.slice(ofBank.length);
      await plan({ port: 'bank', reference, outcome: outcome === 'approve' ? 'paid' : 'failed', reason });
      return true;
    },
    nextFace: async () => (await askPort(simulator, 'control/show', {}, z.object({ face: z.string() }))).face,
    async planFace(reason) {
      await plan({ port: 'face', outcome: reason === '' ? 'passed' : 'failed', reason });
    },
  };
}
