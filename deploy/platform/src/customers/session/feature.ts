import { defineFeature } from '../../feature';
import { sessionHandlers } from './handlers';

export const sessionFeature = defineFeature({
  calls: sessionHandlers,
});
