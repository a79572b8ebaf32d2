import type { CallContext } from '../../kernel/calls/context';
import { noteRisk } from '../../kernel/captcha/risk';
import { sendCounted } from '../../kernel/codes/sent-codes';
import { notifyPerson } from '../../kernel/dispatch/notify';
import { requireVisitorsClick } from './click';
import { visitorNotices } from './notices';

interface VisitorCode {
  readonly mobile: string;
  readonly browserId: string;
  /** The token of the click under which the code is asked for. */
  readonly token: string;
  readonly purpose: 'login' | 'register' | 'resetPassword';
}

/**
 * Sends a code to the number of a visitor who is not logged in. A registration code goes to any number, the others only
 * to a number with an account. The reply does not show the difference. The owner is told once a day that strangers have
 * asked for many.
 */
export async function sendVisitorCode(context: CallContext, { mobile, browserId, token, purpose }: VisitorCode) {
  const { db, config, now } = context;
  const { account, known } = await requireVisitorsClick(context, { browserId, token, mobile });
  const deliver = purpose === 'register' || account !== undefined;
  const proof = purpose === 'login' ? { proof: token } : {};
  const code = { channel: 'sms', recipient: mobile, purpose, browserId, known, deliver, ...proof } as const;
  const { sendCodeInterval, ofStrangers } = await sendCounted(context, code);
  await noteRisk(context, mobile);
  if (ofStrangers === config.codes.perDay) {
    const said = { count: String(ofStrangers) };
    // Also looks for an account that does not exist, so that the answer takes the same time.
    await db.transaction((transaction) =>
      notifyPerson(transaction, visitorNotices.manyCodes, account?.userCode ?? '', said, now),
    );
  }
  return { sendCodeInterval };
}
