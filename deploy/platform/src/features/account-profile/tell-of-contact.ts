import type { Services } from '../../core/services';

interface Telling extends Pick<Services, 'messenger'> {
  readonly origin: { readonly tenant: string };
}

/** Where a person is reached; for a change, as it was before. */
interface Reached {
  readonly mobile: string;
  readonly email: string;
}

const ending = '。如非本人操作，请立即联系平台客服。';

const letterOf = ({ origin }: Telling, text: string) =>
  ({ tenant: origin.tenant, purpose: 'contactTold', code: '', text: text + ending }) as const;

export function tellByEmail(telling: Telling, { email }: Reached, text: string): void {
  if (email !== '') telling.messenger.send({ ...letterOf(telling, text), channel: 'email', recipient: email });
}

/**
 * Tells a person, by SMS and e-mail, what becomes of the number, the address or the password of their account. Whoever
 * changes them without the person is found out: the letter goes to where the person was reached before.
 */
export function tellOfContact(telling: Telling, reached: Reached, text: string): void {
  telling.messenger.send({ ...letterOf(telling, text), channel: 'sms', recipient: reached.mobile });
  tellByEmail(telling, reached, text);
}
