import { defineFeature } from '../../feature';
import { invitationHandlers } from './handlers';

export const invitationsFeature = defineFeature({
  calls: invitationHandlers,
});
