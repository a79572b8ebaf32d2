import { type GroupHandlers, personCall, publicCall } from '../calls/handler';
import { sendCode } from '../codes/sent-codes';
import { accountByMobile } from '../login/accounts';
import { captchaImage, solveCaptcha } from '../login/captcha';
import { requireClick } from '../login/click';
import { askContact, proveContact } from './new-contact';
import { sendPersonalCode } from './personal-code';

export const verificationHandlers: GroupHandlers<'verification'> = {
  captchaImage: publicCall((context, { query }) => captchaImage(context, query.browserID)),
  captchaValid: publicCall((context, { query }) => solveCaptcha(context, query.browserID, query.code)),

  sendEmailCode: personCall({}, (context, { query }) =>
    askContact(context, 'changeEmail', query.email, query.browserID),
  ),
  emailCodeValid: personCall({}, async (context, { query }) => {
    await proveContact(context, 'changeEmail', query.code, query.browserID);
    return null;
  }),

  sendVisitorCode: publicCall(async (context, { body }) => {
    await requireClick(context, body.browserID, body.smsToken);
    // A registration goes to any number; a reset only to one that has an account, which the reply does not show.
    const deliver =
      body.purpose === 'register' ||
      (await accountByMobile(context.db, context.origin.tenant, body.mobile)) !== undefined;
    const { mobile: recipient, purpose, browserID: browserId } = body;
    return sendCode(context, { channel: 'sms', recipient, purpose, browserId, deliver });
  }),
  sendPersonalCode: personCall({}, sendPersonalCode),
};
