import { invitationNotices } from '../../domain/invitation/notices';
import { defineFeature } from '../../feature';
import { invitationHandlers } from './handlers';
import { openedRule, unansweredRule } from './personal-data';

export const invitationsFeature = defineFeature({
  calls: invitationHandlers,
  letters: ['invitation'],
  notices: [invitationNotices],
  retention: [unansweredRule, openedRule],
});
