import { bankResult } from '@portal/port-adapter/contract';
import { auditActions } from '@portal/shared/codes/audit-actions';
import { transferNotices } from '../../domain/bank-account/notices';
import { accountTopic } from '../../domain/bank-account/sms-topic';
import { decideTransfer, endTransfer, unansweredTransfers } from '../../domain/bank-account/transfers';
import { caseRuleInWords } from '../../domain/case/case-rules';
import { defineFeature, providerResult } from '../../feature';
import { accountFindings } from './findings';
import { bankAccountHandlers } from './handlers';
import { bankPay } from './transfer-provider';

export const bankAccountsFeature = defineFeature({
  calls: bankAccountHandlers,
  codes: { revealAccount: auditActions['bankAccount.reveal'] },
  notices: [transferNotices],
  smsTopics: [accountTopic],
  cases: {
    transfer: caseRuleInWords(
      decideTransfer,
      [
        { outcome: 'approve', label: '打款成功', wants: 'bankSerialNo' },
        { outcome: 'reject', label: '打款失败' },
      ],
      accountFindings,
    ),
  },
  providerTasks: (needs) => [bankPay(needs)],
  providerResults: {
    bank: providerResult({
      purpose: 'bank.pay',
      result: bankResult,
      unanswered: unansweredTransfers,
      take: ({ db }, { dispatchId }, { outcome, reason }, now) =>
        db.transaction((transaction) => {
          const decision = { outcome: outcome === 'paid' ? 'approve' : 'reject', reason, reasons: {} } as const;
          return endTransfer(transaction, dispatchId, decision, now);
        }),
    }),
  },
});
