import { approve, caseRuleInWords, reject } from '../../domain/case/case-rules';
import { defineFeature } from '../../feature';
import { productHandlers } from './handlers';
import { decideApplication } from './review';

export const productsFeature = defineFeature({
  calls: productHandlers,
  cases: { product: caseRuleInWords(decideApplication, [approve, reject]) },
});
