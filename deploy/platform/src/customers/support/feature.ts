import { defineFeature } from '../../feature';
import { supportHandlers } from './handlers';
import { questionData, questionRule, visitorLinkRule } from './retention';

export const supportFeature = defineFeature({
  calls: supportHandlers,
  personalData: [questionData],
  retention: [questionRule, visitorLinkRule],
});
