import { defineFeature } from '../../feature';
import { staffCompanyHandlers } from './handlers';

export const staffCompaniesFeature = defineFeature({
  staffCalls: staffCompanyHandlers,
});
