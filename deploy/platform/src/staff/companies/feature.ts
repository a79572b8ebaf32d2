import { defineFeature } from '../../feature';
import { staffCompanyHandlers } from './handlers';
import { careNotices } from './notices';

export const staffCompaniesFeature = defineFeature({
  staffCalls: staffCompanyHandlers,
  notices: [careNotices],
});
