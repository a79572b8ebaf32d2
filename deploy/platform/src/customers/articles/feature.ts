import { defineFeature } from '../../feature';
import { articleHandlers, consentHandlers } from './handlers';
import { consentData, consentRule } from './retention';

export const articlesFeature = defineFeature({
  calls: { ...articleHandlers, ...consentHandlers },
  personalData: [consentData],
  retention: [consentRule],
});
