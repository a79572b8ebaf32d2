import { approve, caseRule, reject } from '../../domain/case/case-rules';
import { defineFeature } from '../../feature';
import { decideMobile } from './decide-mobile';
import { staffPersonHandlers } from './handlers';

export const staffPeopleFeature = defineFeature({
  staffCalls: staffPersonHandlers,
  cases: { mobile: caseRule(decideMobile, [approve, reject]) },
});
