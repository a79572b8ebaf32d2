import { faceResult } from '@portal/port-adapter/contract';
import { approve, caseRuleInWords, reject } from '../../domain/case/case-rules';
import { defineFeature, providerResult } from '../../feature';
import { faceBegin, unansweredChecks } from './face-provider';
import { decideFace, endByProvider } from './face-result';
import { realNameHandlers } from './handlers';
import { faceNotices } from './notices';
import { faceRule } from './retention';

export const realNameFeature = defineFeature({
  calls: realNameHandlers,
  letters: ['faceLink'],
  notices: [faceNotices],
  cases: { face: caseRuleInWords(decideFace, [approve, reject]) },
  providerTasks: (needs) => [faceBegin(needs)],
  providerResults: {
    face: providerResult({
      purpose: 'face.begin',
      result: faceResult,
      unanswered: unansweredChecks,
      take: ({ db }, { dispatchId }, result) => endByProvider(db, dispatchId, result),
    }),
  },
  retention: [faceRule],
});
