import { defineFeature } from '../../feature';
import { staffWorkHandlers } from './handlers';

export const staffWorkFeature = defineFeature({
  staffCalls: staffWorkHandlers,
});
