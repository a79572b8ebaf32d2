import { defineFeature } from '../../feature';
import { messageHandlers } from './handlers';
import { messageData, messageRule } from './retention';

export const messagesFeature = defineFeature({
  calls: messageHandlers,
  personalData: [messageData],
  retention: [messageRule],
});
