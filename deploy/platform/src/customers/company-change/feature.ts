import { approve, caseRuleInWords, sendBack } from '../../domain/case/case-rules';
import { papersNotices } from '../../domain/company/notices';
import { companyTopic } from '../../domain/company/sms-topic';
import { certificateNotices, paperNotices, productNotices } from '../../domain/reminder/notices';
import { defineFeature } from '../../feature';
import { decideChange } from './decide-change';
import { changeFindings } from './findings';
import { companyChangeHandlers } from './handlers';
import { accountChangeNotices, changeNotices, renewalNotices } from './notices';

export const companyChangeFeature = defineFeature({
  calls: companyChangeHandlers,
  codes: { changeAccount: '变更银行账户' },
  notices: [
    changeNotices,
    accountChangeNotices,
    renewalNotices,
    papersNotices,
    paperNotices,
    certificateNotices,
    productNotices,
  ],
  smsTopics: [companyTopic],
  cases: {
    change: caseRuleInWords(decideChange, [approve, sendBack], changeFindings),
    renewal: caseRuleInWords(decideChange, [approve, sendBack], changeFindings),
  },
});
