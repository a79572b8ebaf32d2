import type { Queryable } from '@portal/database';
import { staff } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, gt } from 'drizzle-orm';
import { passwordFault } from '../../domain/password/password-fault';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffVisit } from '../../kernel/calls/staff-context';
import { hashOf } from '../../kernel/data/new-code';
import { conflict, fieldFault } from '../../kernel/http/http-error';
import { auditAs } from '../../kernel/protection/audit';
import { guardedProof } from '../../kernel/protection/guarded-proof';
import { issueTicket, readTicket, type TicketData, useTicket } from '../../kernel/protection/tickets';
import { newSecret, sealSecret, secretAddress, stepOfCode } from './authenticator';
import { enter, startSession } from './begin-session';
import { rememberBrowser } from './known-browser';
import { clearGuards, factorGuard, holdAddress } from './login-guards';
import type { Person } from './people';
import { proofRefusal } from './proof-refusal';
import { renewRecoveryCodes } from './recovery-codes';
import { showCode } from './show-code';

export const deadLinkText = '链接无效或已过期，请联系管理员重新获取';
const lateText = '停留时间过长，请重新打开链接';

/** Enough to find a phone and put an authenticator on it. */
const seconds = 1800;

const openLink = (linkHash: string, now: Date) =>
  and(eq(staff.linkHash, linkHash), gt(staff.linkExpiresAt, now), eq(staff.state, 'invited'));

/** Nobody follows the link: it is not good any more. */
const deadLink = () => conflict(deadLinkText);

/**
 * The first step behind a one-time link: the person chooses name and password, and gets a secret for the authenticator.
 * Each begin has a secret of its own, which stays in its ticket, so nobody else who holds the link knows it. Nothing of
 * the person changes yet.
 */
export async function beginAcceptance(
  context: StaffVisit,
  { body }: HandlerInput<'staffAcceptBegin'>,
): Promise<CallReply<'staffAcceptBegin'>> {
  const { db, config, origin, now, staffPasswords, dataKeys } = context;
  const { token, displayName, password } = body;
  await holdAddress(context);
  const linkHash = hashOf(token);
  const [invited] = await db.select().from(staff).where(openLink(linkHash, now));
  if (!invited) {
    await auditAs(db, origin, now, 'staff.accept', 'refused');
    throw deadLink();
  }
  const { staffId, loginName } = invited;
  const fault = passwordFault(password, config.password, { person: displayName });
  if (fault !== null) throw fieldFault('password', fault);
  if (password.toLowerCase().includes(loginName)) throw fieldFault('password', `密码不能包含登录名 ${loginName}`);
  const passwordHash = await staffPasswords.hash(password);
  const secret = newSecret();
  const factorSealed = sealSecret(dataKeys, staffId, secret);
  const data = { staffId, loginName, linkHash, displayName, passwordHash, factorSealed };
  const ticket = await issueTicket(db, { kind: 'staffAccept', binding: origin.tenant, data, seconds }, now);
  showCode(context, { ...invited, displayName, factorSealed, factorStep: 0 });
  return { loginName, secret, address: secretAddress(secret, loginName), ticket, expiresIn: seconds };
}

/** Makes the person active with what they chose, if the link is still good. */
async function activate(
  transaction: Queryable,
  { origin, now }: StaffVisit,
  { linkHash, displayName, passwordHash, factorSealed }: TicketData['staffAccept'],
  step: number | null,
): Promise<Person> {
  const [invited] = await transaction.select().from(staff).where(openLink(linkHash, now)).for('update');
  if (!invited) throw deadLink();
  const { staffId, loginName } = invited;
  const chosen = { displayName, passwordHash, factorSealed, factorStep: step ?? 0, state: 'active' } as const;
  await transaction
    .update(staff)
    .set({ ...chosen, linkHash: null, linkExpiresAt: null })
    .where(eq(staff.staffId, staffId));
  await clearGuards(transaction, invited);
  const detail = {
    before: { displayName: invited.displayName, state: 'invited' },
    after: { displayName, state: 'active' },
  };
  await auditAs(transaction, origin, now, 'staff.accept', 'ok', { userCode: staffId, object: loginName, detail });
  return { ...invited, ...chosen };
}

/**
 * The second step: a right code of the authenticator binds it. The person is in, as after a login with this code, and
 * gets the recovery codes this one time. After a wrong code the ticket is still good.
 */
export async function finishAcceptance(
  context: StaffVisit,
  { body }: HandlerInput<'staffAcceptFinish'>,
): Promise<CallReply<'staffAcceptFinish'>> {
  const { db, origin, now, dataKeys } = context;
  const { ticket, code } = body;
  await holdAddress(context);
  const begun = await readTicket(db, 'staffAccept', origin.tenant, ticket, now);
  if (!begun) throw conflict(lateText);
  const { staffId, loginName } = begun;
  const step = stepOfCode(dataKeys, begun, code, now);
  const proven = await guardedProof(db, factorGuard(staffId, 'code'), now, async () => step !== null);
  if (!proven.ok) {
    await auditAs(db, origin, now, 'staff.accept', 'refused', { userCode: staffId, object: `code: ${loginName}` });
    throw proofRefusal(proven, '验证码不正确');
  }
  const { person, token, recoveryCodes } = await db.transaction(async (transaction) => {
    if (!(await useTicket(transaction, 'staffAccept', origin.tenant, ticket, now))) throw conflict(lateText);
    const active = await activate(transaction, context, begun, step);
    return {
      person: active,
      recoveryCodes: await renewRecoveryCodes(transaction, active.staffId),
      token: await startSession(context, transaction, active, 'link'),
    };
  });
  rememberBrowser(context, person);
  return { me: await enter(context, token), recoveryCodes };
}
