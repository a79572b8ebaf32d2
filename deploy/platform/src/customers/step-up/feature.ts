import { defineFeature } from '../../feature';
import { stepUpHandlers } from './handlers';

export const stepUpFeature = defineFeature({
  calls: stepUpHandlers,
});
