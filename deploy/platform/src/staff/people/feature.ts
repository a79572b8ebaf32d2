import { approve, caseRule, reject } from '../../domain/case/case-rules';
import { defineFeature } from '../../feature';
import { decideMobile } from './decide-mobile';
import { staffPersonHandlers } from './handlers';
import { personNotices } from './notices';

export const staffPeopleFeature = defineFeature({
  staffCalls: staffPersonHandlers,
  notices: [personNotices],
  cases: { mobile: caseRule(decideMobile, [approve, reject]) },
});
