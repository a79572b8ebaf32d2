import type { Messenger } from './messenger';

interface Telling {
  readonly messenger: Messenger;
  readonly origin: { readonly tenant: string };
}

/** The number and address of a person; for a change, the old ones. */
interface Reached {
  readonly mobile: string;
  readonly email: string;
}

const ending = '。如非本人操作，请立即联系平台客服。';

const letterOf = ({ origin }: Telling, text: string) =>
  ({ tenant: origin.tenant, purpose: 'contactTold', code: '', text: text + ending }) as const;

export function notifyByEmail(telling: Telling, { email }: Reached, text: string): void {
  if (email !== '') telling.messenger.send({ ...letterOf(telling, text), channel: 'email', recipient: email });
}

/**
 * Tells a person by SMS and e-mail that the number, the address or the password of their account changed. The letter
 * goes to the old number and address, so that the person notices a change by somebody else.
 */
export function notifyOfContactChange(telling: Telling, reached: Reached, text: string): void {
  telling.messenger.send({ ...letterOf(telling, text), channel: 'sms', recipient: reached.mobile });
  notifyByEmail(telling, reached, text);
}
