import type { CallReply } from '@portal/shared/contract';
import { mobileMissing } from '@portal/shared/validators';
import type { PersonContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { sendCode } from '../../kernel/codes/sent-codes';
import { fieldFault } from '../../kernel/http/http-error';
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
