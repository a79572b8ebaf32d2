import { defineFeature } from '../../feature';
import { supportHandlers } from './handlers';

export const supportFeature = defineFeature({
  calls: supportHandlers,
});
