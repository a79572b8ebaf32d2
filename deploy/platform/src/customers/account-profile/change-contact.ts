import { user } from '@portal/database/schema/platform';
import { maskEmail, maskPhone } from '@portal/shared/format';
import { eq } from 'drizzle-orm';
import type { PersonContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { type CheckedCode, checkCode, consumeCode, wrongCode } from '../../kernel/codes/sent-codes';
import { fieldFault } from '../../kernel/http/http-error';
import { notifyOfContactChange } from '../../kernel/outbox/notify-of-contact-change';
import { audit } from '../../kernel/protection/audit';
import { type Account, accountByCode, accountByMobile } from '../../kernel/session/accounts';
import { endSessions, sessionsOfPerson } from '../../kernel/session/sessions';
import { keepProof } from '../../kernel/session/step-up-proofs';
import { proveContact, requireProvenContact } from '../verification/new-contact';
import { closeAskedMobiles } from './asked-mobile';

/** Refuses a number that is already used. Only people who are logged in call it, so strangers learn nothing. */
export async function requireFreeMobile({ db, origin }: PersonContext, mobile: string): Promise<void> {
  if (await accountByMobile(db, origin.tenant, mobile)) throw fieldFault('mobile', '该手机号已被使用');
}

/** Checks the code that went to the old number. It stays valid for the second step. */
async function requireOldCode(context: PersonContext, code: string, browserId: string): Promise<CheckedCode> {
  const old = { recipient: context.session.mobile, purpose: 'changeMobileOld', browserId } as const;
  const checked = await checkCode(context, old, code);
  if (!checked) throw wrongCode();
  return checked;
}

export async function proveOldMobile(context: PersonContext, { query }: HandlerInput<'mobileOldCodeValid'>) {
  await requireOldCode(context, query.code, query.browserID);
}

/** Checks the codes of the old number and of the new number. The first is used up only together with the second. */
export async function proveNewMobile(context: PersonContext, { query }: HandlerInput<'mobileNewCodeValid'>) {
  const { code, newCode, browserID: browserId } = query;
  const checked = await requireOldCode(context, code, browserId);
  await proveContact(context, 'changeMobileNew', newCode, browserId, 'newCode');
  if (!(await consumeCode(context, checked))) throw wrongCode();
  // The code to the person's own number is also the proof that the change asks for, so the person need not prove it
  // twice.
  await keepProof(context.db, context.session.sessionId, 'contact', context.now);
}

/** Reads the person's number and address before the change. */
async function reachedBefore({ db, session }: PersonContext): Promise<Account> {
  const account = await accountByCode(db, session.userCode);
  if (!account) throw new Error('the session has no account');
  return account;
}

export async function changeMobile(context: PersonContext, { query: { mobile } }: HandlerInput<'mobileUpdate'>) {
  const { db, now, session } = context;
  await requireFreeMobile(context, mobile);
  await requireProvenContact(context, 'changeMobileNew', mobile);
  const before = await reachedBefore(context);
  await db.transaction(async (transaction) => {
    await transaction.update(user).set({ mobile }).where(eq(user.userCode, session.userCode));
    await closeAskedMobiles(transaction, session.userCode);
    await endSessions(transaction, sessionsOfPerson(session.userCode, session.sessionId), 'mobileChanged', now);
  });
  notifyOfContactChange(context, before, `您的登录手机号已变更为${maskPhone(mobile)}`);
  await audit(context, 'mobile.change', 'ok', `${maskPhone(session.mobile)} > ${maskPhone(mobile)}`);
}

export async function changeEmail(context: PersonContext, { query: { email } }: HandlerInput<'emailUpdate'>) {
  await requireProvenContact(context, 'changeEmail', email);
  const before = await reachedBefore(context);
  await context.db.update(user).set({ email }).where(eq(user.userCode, context.session.userCode));
  notifyOfContactChange(context, before, `您的邮箱已变更为${maskEmail(email)}`);
  await audit(context, 'email.change', 'ok', maskEmail(email));
}
