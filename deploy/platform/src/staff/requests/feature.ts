import { defineFeature } from '../../feature';
import { staffRequestHandlers } from './handlers';

export const staffRequestsFeature = defineFeature({
  staffCalls: staffRequestHandlers,
});
