import { approve, caseRuleInWords, reject } from '../../domain/case/case-rules';
import { productTopic } from '../../domain/product/sms-topic';
import { defineFeature } from '../../feature';
import { productHandlers } from './handlers';
import { applicationNotices } from './notices';
import { decideApplication } from './review';

export const productsFeature = defineFeature({
  calls: productHandlers,
  notices: [applicationNotices],
  smsTopics: [productTopic],
  cases: { product: caseRuleInWords(decideApplication, [approve, reject]) },
});
