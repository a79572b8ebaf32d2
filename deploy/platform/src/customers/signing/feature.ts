import { signResult } from '@portal/port-adapter/contract';
import { decideSigning, endByProvider } from '../../domain/agreement/end-signing';
import { agreementNotices } from '../../domain/agreement/notices';
import { signCertify, signSign, unansweredOrders } from '../../domain/agreement/signing-provider';
import { agreementTopic } from '../../domain/agreement/sms-topic';
import { caseRule } from '../../domain/case/case-rules';
import { defineFeature, providerResult } from '../../feature';
import { signingHandlers } from './handlers';
import { signatureData } from './retention';

export const signingFeature = defineFeature({
  calls: signingHandlers,
  codes: { sign: '签署协议' },
  notices: [agreementNotices],
  smsTopics: [agreementTopic],
  cases: {
    signing: caseRule(decideSigning, [
      { outcome: 'approve', label: '已收到盖章件' },
      { outcome: 'return', label: '退回重签' },
    ]),
  },
  providerTasks: (needs) => [signCertify(needs), signSign(needs)],
  providerResults: {
    sign: providerResult({
      purpose: 'sign.sign',
      result: signResult,
      unanswered: unansweredOrders,
      take: ({ db }, { dispatchId }, result, now) =>
        db.transaction((transaction) => endByProvider(transaction, dispatchId, result, now)),
    }),
  },
  personalData: [signatureData],
});
