import { type GroupHandlers, publicCall } from '../../core/calls/handler';
import { checkResetCode, resetPassword } from './reset-password';

export const passwordResetHandlers: GroupHandlers<'passwordReset'> = {
  passwordResetCheck: publicCall(checkResetCode),
  passwordResetSubmit: publicCall(resetPassword),
};
