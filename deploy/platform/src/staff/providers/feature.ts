import { defineFeature } from '../../feature';
import { providerHandlers } from './handlers';

export const staffProvidersFeature = defineFeature({
  staffCalls: providerHandlers,
});
