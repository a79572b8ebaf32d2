import { defineFeature } from '../../feature';
import { verificationHandlers } from './handlers';

export const verificationFeature = defineFeature({
  calls: verificationHandlers,
});
