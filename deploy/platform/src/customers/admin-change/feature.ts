import { approve, inWords, sendBack } from '../../domain/case/case-rules';
import { defineFeature } from '../../feature';
import { decideAdminChange } from './decide-admin-change';
import { adminFindings } from './findings';
import { adminChangeHandlers } from './handlers';
import { adminNotices } from './notices';

export const adminChangeFeature = defineFeature({
  calls: adminChangeHandlers,
  codes: { adminChange: '变更企业管理员' },
  notices: [adminNotices],
  cases: {
    adminChange: {
      apply: ({ deciding, db, task, decision, now }) =>
        decideAdminChange({ ...deciding, origin: { tenant: task.tenant }, now }, db, task.subject, inWords(decision)),
      choices: () => [approve, sendBack],
      findings: adminFindings,
    },
  },
});
