import { decideSigning, endByProvider } from '../../domain/agreement/end-signing';
import { signCertify, signSign } from '../../domain/agreement/signing-provider';
import { caseRule } from '../../domain/case/case-rules';
import { defineFeature, providerResult } from '../../feature';
import { signResult } from '../../kernel/ports/sign';
import { signingHandlers } from './handlers';

export const signingFeature = defineFeature({
  calls: signingHandlers,
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
      take: ({ db }, { dispatchId }, result, now) =>
        db.transaction((transaction) => endByProvider(transaction, dispatchId, result, now)),
    }),
  },
});
