import type { Queryable } from '@portal/database';
import type { OperatorMail } from '@portal/http';
import type { Transport } from '../outbox/messenger';
import type { DispatchQueue } from './dispatch-worker';
import { enqueue } from './enqueue';

const lane = 'operator';
const purpose = 'operator.mail';

/** Keeps a mail to the operator's own people until it is sent. The same id a second time changes nothing. */
export function enqueueOperatorMail(
  db: Queryable,
  tenant: string,
  { id, to, subject, text }: OperatorMail,
  now: Date,
): Promise<void> {
  const mail = { lane, purpose, tenant, channel: 'email', recipient: to, variables: { subject, text } };
  return enqueue(db, [{ ...mail, dedupeKey: `${purpose}/${id}` }], now);
}

/** Sends the mails that gateways ask for. */
export function createOperatorQueue(transport: Transport): DispatchQueue {
  return {
    name: lane,
    purposes: [purpose],
    send: ({ dispatchId, tenant, recipient, variables: { subject = '', text = '' } }) =>
      transport.deliver({
        ...{ tenant, channel: 'email', recipient, purpose, code: '', subject, text },
        id: dispatchId,
      }),
  };
}
