import { defineFeature } from '../../feature';
import { tenantHandlers } from './handlers';

export const tenantFeature = defineFeature({
  calls: tenantHandlers,
});
