import { defineFeature } from '../../feature';
import { accountProfileHandlers } from './handlers';

export const accountProfileFeature = defineFeature({
  calls: accountProfileHandlers,
});
