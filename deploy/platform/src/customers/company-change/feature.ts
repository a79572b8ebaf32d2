import { approve, caseRuleInWords, sendBack } from '../../domain/case/case-rules';
import { defineFeature } from '../../feature';
import { decideChange } from './decide-change';
import { changeFindings } from './findings';
import { companyChangeHandlers } from './handlers';

export const companyChangeFeature = defineFeature({
  calls: companyChangeHandlers,
  cases: {
    change: caseRuleInWords(decideChange, [approve, sendBack], changeFindings),
    renewal: caseRuleInWords(decideChange, [approve, sendBack], changeFindings),
  },
});
