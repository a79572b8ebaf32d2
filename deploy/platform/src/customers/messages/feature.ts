import { defineFeature } from '../../feature';
import { messageHandlers } from './handlers';

export const messagesFeature = defineFeature({
  calls: messageHandlers,
});
