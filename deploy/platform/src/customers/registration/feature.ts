import { approve, caseRule, reject, sendBack } from '../../domain/case/case-rules';
import { registryCompany } from '../../domain/company/company-register';
import { defineFeature } from '../../feature';
import { decideRegistration } from './approval';
import { registrationFindings } from './findings';
import { registrationHandlers } from './handlers';
import { registrationNotices } from './notices';
import { recognitionRule } from './retention';

export const registrationFeature = defineFeature({
  calls: registrationHandlers,
  codes: { register: '注册企业账号' },
  notices: [registrationNotices],
  cases: {
    registration: {
      ...caseRule(decideRegistration, [], registrationFindings),
      // A company that was certified before cannot be rejected in a second review.
      choices: (compStatus) => (compStatus === '50' ? [approve, sendBack] : [approve, sendBack, reject]),
    },
    reapplication: caseRule(decideRegistration, [approve, sendBack, reject], registrationFindings),
  },
  providerTasks: (needs) => [registryCompany(needs)],
  retention: [recognitionRule],
});
