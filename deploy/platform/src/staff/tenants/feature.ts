import { defineFeature } from '../../feature';
import { staffTenantHandlers } from './handlers';

export const staffTenantsFeature = defineFeature({
  staffCalls: staffTenantHandlers,
});
