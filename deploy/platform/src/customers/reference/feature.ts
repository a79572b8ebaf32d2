import { defineFeature } from '../../feature';
import { referenceHandlers } from './handlers';

export const referenceFeature = defineFeature({
  calls: referenceHandlers,
});
