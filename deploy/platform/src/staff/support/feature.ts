import { defineFeature } from '../../feature';
import { staffSupportHandlers } from './handlers';

export const staffSupportFeature = defineFeature({
  staffCalls: staffSupportHandlers,
});
