import { bankAccount, company } from '@portal/database/schema/platform';
import { and, eq, inArray } from 'drizzle-orm';
import { transferState } from '../../domain/bank-account/transfer-state';
import type { PortTask } from '../../kernel/dispatch/port-queue';
import { pay } from '../../kernel/ports/bank';
import { callbackAddress } from '../../kernel/ports/callback-address';
import { PortFault } from '../../kernel/ports/port-fault';
import type { Services } from '../../kernel/services';

/** Orders the small transfer at the bank. The amount and the account are read when the order is sent. */
export function bankPay({ db, config, providers }: Pick<Services, 'db' | 'config' | 'providers'>): PortTask {
  return {
    port: 'bank',
    purpose: 'bank.pay',
    async send({ dispatchId, tenant }) {
      const [found] = await db
        .select({ account: bankAccount, compName: company.compName })
        .from(bankAccount)
        .innerJoin(company, eq(company.compCode, bankAccount.compCode))
        .where(
          and(eq(bankAccount.transferId, dispatchId), inArray(bankAccount.state, transferState.sources('bankPaid'))),
        );
      if (!found) return;
      const provider = await providers.find(tenant, 'bank');
      if (!provider) throw new PortFault('there is no provider any more');
      const { bankCode, branchNo, accountNo, amount } = found.account;
      await pay(provider, {
        reference: dispatchId,
        callback: callbackAddress(config, 'bank'),
        ...{ bankCode, branchNo, accountNo, accountName: found.compName, cents: amount, note: '账户验证' },
      });
    },
  };
}
