import { approve, caseRule, reject } from '../../domain/case/case-rules';
import { defineFeature } from '../../feature';
import { decideClosing, decideReopening, decideUnfreeze } from './decide-requests';
import { waysOutHandlers } from './handlers';
import { wayOutNotices } from './notices';

export const waysOutFeature = defineFeature({
  calls: waysOutHandlers,
  notices: [wayOutNotices],
  cases: {
    closing: caseRule(decideClosing, [approve, reject]),
    reopening: caseRule(decideReopening, [approve, reject]),
    unfreeze: caseRule(decideUnfreeze, [approve, reject]),
  },
});
