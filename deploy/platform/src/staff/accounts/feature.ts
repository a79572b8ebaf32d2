import { defineFeature } from '../../feature';
import { staffHandlers } from './handlers';

export const staffAccountsFeature = defineFeature({
  staffCalls: staffHandlers,
});
