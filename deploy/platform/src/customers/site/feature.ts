import { defineFeature } from '../../feature';
import { siteHandlers } from './handlers';

export const siteFeature = defineFeature({
  calls: siteHandlers,
});
