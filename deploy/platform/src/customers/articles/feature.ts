import { defineFeature } from '../../feature';
import { articleHandlers, consentHandlers } from './handlers';
import { consentData, consentRule } from './personal-data';

export const articlesFeature = defineFeature({
  calls: { ...articleHandlers, ...consentHandlers },
  personalData: [consentData],
  retention: [consentRule],
});
