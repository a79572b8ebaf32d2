import { defineFeature } from '../../feature';
import { personalDataHandlers } from './handlers';

export const personalDataFeature = defineFeature({
  calls: personalDataHandlers,
});
