import { type GroupHandlers, personCall, publicCall } from '../../core/calls/handler';
import { sendCode } from '../../core/codes/sent-codes';
import { captchaImage, solveByWork, solveCaptcha } from '../captcha/captcha';
import { noteRisk } from '../captcha/risk';
import { requireVisitorsClick } from '../login/click';
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

  sendVisitorCode: publicCall(async (context, { body }) => {
    const { mobile, purpose, browserID: browserId, smsToken: token } = body;
    const { account, known } = await requireVisitorsClick(context, { browserId, token, mobile });
    // A registration code goes to any number, a reset code only to a number with an account. The reply does not show
    // the difference.
    const deliver = purpose === 'register' || account !== undefined;
    const sent = await sendCode(context, { channel: 'sms', recipient: mobile, purpose, browserId, known, deliver });
    await noteRisk(context, mobile);
    return sent;
  }),
  sendPersonalCode: personCall({}, sendPersonalCode),
};
