import type { CallReply } from '@portal/shared/contract';
import { mobileMissing } from '@portal/shared/validators';
import type { PersonContext } from '../../core/calls/context';
import type { HandlerInput } from '../../core/calls/handler';
import { sendCode } from '../../core/codes/sent-codes';
import { fieldFault } from '../../core/http/refusal';
import { askContact } from './new-contact';

/** Sends a code to the person's own number, or with `changeMobileNew` to the new number. */
export function sendPersonalCode(
  context: PersonContext,
  { body }: HandlerInput<'sendPersonalCode'>,
): Promise<CallReply<'sendPersonalCode'>> {
  const { purpose, browserID: browserId, mobile } = body;
  if (purpose === 'changeMobileNew') {
    if (mobile === undefined) throw fieldFault('mobile', mobileMissing);
    return askContact(context, purpose, mobile, browserId);
  }
  return sendCode(context, { channel: 'sms', recipient: context.session.mobile, purpose, browserId });
}
