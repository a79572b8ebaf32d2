import { defineFeature } from '../../feature';
import { loginHandlers, passwordResetHandlers } from './handlers';

export const loginFeature = defineFeature({
  calls: { ...loginHandlers, ...passwordResetHandlers },
});
