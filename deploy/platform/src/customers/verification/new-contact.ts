import type { PersonContext } from '../../kernel/calls/context';
import { requireCode, sendCode, wrongCode } from '../../kernel/codes/sent-codes';
import { conflict } from '../../kernel/http/http-error';
import { issueTicket, readTicket, useTicket } from '../../kernel/protection/tickets';

/** A new number or e-mail address takes three calls of the contract: ask, prove by a code, store. */
export type NewContact = 'changeEmail' | 'changeMobileNew';

const askedSeconds = 600;
const provenSeconds = 600;

const tokenOf = ({ session }: PersonContext, purpose: NewContact) => `${purpose}:${session.sessionId}`;

/** Sends the code and remembers the receiver, because the contract's check names only the code. */
export async function askContact(context: PersonContext, purpose: NewContact, value: string, browserId: string) {
  const { db, now, session } = context;
  const channel = purpose === 'changeEmail' ? 'email' : 'sms';
  const sent = await sendCode(context, { channel, recipient: value, purpose, browserId });
  const ticket = { kind: 'contactAsked', binding: session.userCode, seconds: askedSeconds } as const;
  await issueTicket(db, { ...ticket, data: { value }, token: tokenOf(context, purpose) }, now);
  return sent;
}

/** `field`: the request's name for the code. */
export async function proveContact(
  context: PersonContext,
  purpose: NewContact,
  code: string,
  browserId: string,
  field?: string,
) {
  const { db, now, session } = context;
  const token = tokenOf(context, purpose);
  const asked = await readTicket(db, 'contactAsked', session.userCode, token, now);
  if (!asked) throw wrongCode(field);
  await requireCode(context, { recipient: asked.value, purpose, browserId }, code, field);
  const ticket = { kind: 'contactProven', binding: session.userCode, seconds: provenSeconds } as const;
  await issueTicket(db, { ...ticket, data: asked, token }, now);
}

/** Uses up the proof of exactly this number or address. */
export async function requireProvenContact(context: PersonContext, purpose: NewContact, value: string): Promise<void> {
  const { db, now, session } = context;
  const proven = await useTicket(db, 'contactProven', session.userCode, tokenOf(context, purpose), now);
  if (proven?.value !== value) throw conflict('验证已失效，请重新获取验证码');
}
