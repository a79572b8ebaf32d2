import { defineFeature } from '../../feature';
import { articleHandlers, consentHandlers } from './handlers';

export const articlesFeature = defineFeature({
  calls: { ...articleHandlers, ...consentHandlers },
});
