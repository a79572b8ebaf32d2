import { defineFeature } from '../../feature';
import { stepUpCodes } from './code-purpose';
import { stepUpHandlers } from './handlers';

export const stepUpFeature = defineFeature({
  calls: stepUpHandlers,
  codes: stepUpCodes,
});
