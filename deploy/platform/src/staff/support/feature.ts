import { defineFeature } from '../../feature';
import { staffSupportHandlers } from './handlers';
import { supportNotices } from './notices';

export const staffSupportFeature = defineFeature({
  staffCalls: staffSupportHandlers,
  letters: ['supportAnswer'],
  notices: [supportNotices],
});
