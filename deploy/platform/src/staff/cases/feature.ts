import { defineFeature } from '../../feature';
import { caseHandlers } from './handlers';

export const staffCasesFeature = defineFeature({
  staffCalls: caseHandlers,
});
