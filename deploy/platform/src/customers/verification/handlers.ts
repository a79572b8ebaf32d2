import { sendVisitorCode } from '../../domain/visitor/visitor-code';
import { type GroupHandlers, personCall, publicCall } from '../../kernel/calls/handler';
import { captchaImage, solveByWork, solveCaptcha } from '../../kernel/captcha/captcha';
import { askContact, proveContact } from './new-contact';
import { sendPersonalCode } from './personal-code';

export const verificationHandlers: GroupHandlers<'verification'> = {
  captchaImage: publicCall((context, { query }) => captchaImage(context, query.browserID)),
  captchaValid: publicCall((context, { query }) => solveCaptcha(context, query.browserID, query.code)),
  captchaWorkValid: publicCall(solveByWork),

  sendEmailCode: personCall({}, (context, { query }) =>
    askContact(context, 'changeEmail', query.email, query.browserID),
  ),
  emailCodeValid: personCall({}, async (context, { query }) => {
    await proveContact(context, 'changeEmail', query.code, query.browserID);
  }),

  sendVisitorCode: publicCall((context, { body }) => {
    const { mobile, purpose, browserID: browserId, smsToken: token } = body;
    return sendVisitorCode(context, { mobile, purpose, browserId, token });
  }),
  sendPersonalCode: personCall({}, sendPersonalCode),
};
