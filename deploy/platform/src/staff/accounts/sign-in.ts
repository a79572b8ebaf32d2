import { addressKey } from '@portal/http';
import type { CallReply } from '@portal/shared/contract';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffVisit } from '../../kernel/calls/staff-context';
import { badInput } from '../../kernel/http/http-error';
import { auditAs } from '../../kernel/protection/audit';
import { guardedProof } from '../../kernel/protection/guarded-proof';
import { issueTicket, readTicket, useTicket } from '../../kernel/protection/tickets';
import { takeCode } from './authenticator';
import { enter, lateText, startSession } from './begin-session';
import { isKnownBrowser, rememberBrowser } from './known-browser';
import { type Factor, factorGuard, holdAddress, passwordGuard } from './login-guards';
import { type Person, personById, personByName } from './people';
import { proofRefusal } from './proof-refusal';
import { takeRecoveryCode } from './recovery-codes';
import { showCode } from './show-code';
import { triedName } from './tried-name';

type Me = CallReply<'staffMe'>;

/** The same for a wrong name, password and code: nobody learns which one was right. */
const wrongText = '登录名、密码或验证码不正确';

/**
 * The first step. A name that nobody has, and a person who may not work, take the same time, pause in the same way and
 * get the same answer as a wrong password. A name that nobody has costs no hash, so that nobody fills the line with
 * invented ones.
 */
export async function provePassword(
  context: StaffVisit,
  { body }: HandlerInput<'staffLoginPassword'>,
): Promise<CallReply<'staffLoginPassword'>> {
  const { db, config, logins, origin, now, staffPasswords } = context;
  const { loginName, password } = body;
  await holdAddress(context);
  const person = await personByName(db, loginName);
  const known = isKnownBrowser(context, person);
  const turn = { address: addressKey(origin.address), first: known };
  const proven = await guardedProof(db, passwordGuard(loginName, origin.address, known), now, async () =>
    person?.passwordHash
      ? (await staffPasswords.matches(password, person.passwordHash, turn)) && person.state === 'active'
      : staffPasswords.pretend(),
  );
  if (!proven.ok || !person) {
    const subject = { userCode: person?.staffId, object: `password: ${triedName(context, person, loginName)}` };
    await auditAs(db, origin, now, 'staff.login', 'refused', subject);
    if (!proven.ok && proven.tried && proven.left === 0) logins.locked();
    throw proven.ok ? badInput(wrongText) : proofRefusal(proven, wrongText);
  }
  const { secondStep: seconds } = config.staff;
  const made = { kind: 'staffLogin', binding: origin.tenant, data: { staffId: person.staffId }, seconds } as const;
  const ticket = await issueTicket(db, made, now);
  showCode(context, person);
  return { ticket, expiresIn: seconds };
}

type TakeFactor = (person: Person) => Promise<boolean>;

/** The second step begins a session, in this browser and at this host name. */
async function proveFactor(context: StaffVisit, ticket: string, how: Factor, take: TakeFactor): Promise<Me> {
  const { db, origin, now } = context;
  await holdAddress(context);
  const started = await readTicket(db, 'staffLogin', origin.tenant, ticket, now);
  const person = started && (await personById(db, started.staffId));
  if (person?.state !== 'active') throw badInput(lateText);
  const { staffId, loginName } = person;
  const proven = await guardedProof(db, factorGuard(staffId, how), now, () => take(person));
  if (!proven.ok) {
    await auditAs(db, origin, now, 'staff.login', 'refused', { userCode: staffId, object: `${how}: ${loginName}` });
    throw proofRefusal(proven, wrongText);
  }
  const token = await db.transaction(async (transaction) => {
    // Two requests with two good codes begin one session.
    if (!(await useTicket(transaction, 'staffLogin', origin.tenant, ticket, now))) throw badInput(lateText);
    return startSession(context, transaction, person, how);
  });
  rememberBrowser(context, person);
  return enter(context, token);
}

export function proveCode(context: StaffVisit, { body }: HandlerInput<'staffLoginCode'>): Promise<Me> {
  const { db, dataKeys, now } = context;
  return proveFactor(context, body.ticket, 'code', (person) => takeCode(db, dataKeys, person, body.code, now));
}

export function proveRecoveryCode(context: StaffVisit, { body }: HandlerInput<'staffLoginRecovery'>): Promise<Me> {
  const { db, now } = context;
  return proveFactor(context, body.ticket, 'recovery', ({ staffId }) =>
    takeRecoveryCode(db, staffId, body.recoveryCode, now),
  );
}
