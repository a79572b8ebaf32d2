import { invitationNotices } from '../../domain/invitation/notices';
import { defineFeature } from '../../feature';
import { invitationHandlers } from './handlers';
import { openedRule, unansweredRule } from './retention';

export const invitationsFeature = defineFeature({
  calls: invitationHandlers,
  letters: ['invitation'],
  notices: [invitationNotices],
  retention: [unansweredRule, openedRule],
});
