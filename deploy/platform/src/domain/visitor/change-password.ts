import { passwordChangedText } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { confirmedPassword, newPassword } from '@portal/shared/validators';
import { checkPolicy } from '../../kernel/calls/check-policy';
import type { CallContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { fieldFault, notLoggedIn } from '../../kernel/http/http-error';
import { notifyOfContactChange } from '../../kernel/outbox/notify-of-contact-change';
import { auditAs } from '../../kernel/protection/audit';
import { failureSentence, guardedProof } from '../../kernel/protection/guarded-proof';
import { readTicket, useTicket } from '../../kernel/protection/tickets';
import { type Account, accountByCode, namesMobile } from '../../kernel/session/accounts';
import { endSessions, sessionsOfPerson } from '../../kernel/session/sessions';
import { passwordFault } from '../password/password-fault';
import { passwordOwner } from '../password/password-owner';
import { reuseFault, setPassword } from '../password/stored-password';
import { notifyOfLock } from './notify-of-lock';

type ChangeReply = CallReply<'passWordUpdate'>;
type ChangeBody = HandlerInput<'passWordUpdate'>['body'];

/** The ticket of the half-done login of type 40. Tenant, browser and number find it again. */
const halfLogin = (context: CallContext, body: ChangeBody) =>
  [context.db, 'passwordChange', body.mobile, `${context.origin.tenant}:${body.browserID}`, context.now] as const;

/** Finds the password's owner: the session's person, or the person of a half-done login that needs a new password. */
async function accountFor(context: CallContext, body: ChangeBody): Promise<Account> {
  const { session } = context;
  if (session) checkPolicy({ access: 'person' }, session);
  const userCode = session?.userCode ?? (await readTicket(...halfLogin(context, body)))?.userCode;
  const account = userCode === undefined ? undefined : await accountByCode(context.db, userCode);
  if (!account || !namesMobile(body.mobile, account.mobile)) throw notLoggedIn();
  return account;
}

async function checkNew({ config, db }: CallContext, body: ChangeBody, account: Account): Promise<void> {
  const { rules } = config.password;
  const owner = await passwordOwner(db, account.userCode);
  const fault = newPassword(rules, () => body.pwd)(body.newPwd) ?? passwordFault(body.newPwd, config.password, owner);
  if (fault !== null) throw fieldFault('newPwd', fault);
  const unequal = confirmedPassword(() => body.newPwd)(body.reNewPwd);
  if (unequal !== null) throw fieldFault('reNewPwd', unequal);
}

export const oldPasswordGuard = (userCode: string) => `password:${userCode}`;

/** Stores the new password and ends every login of the person. The caller has checked the old one. */
export async function storePassword(context: CallContext, account: Account, password: string): Promise<void> {
  const { db, now, passwords, origin } = context;
  const { userCode } = account;
  const made = { userCode, password, passwordHash: await passwords.hash(password), mustChangePassword: false };
  await db.transaction(async (transaction) => {
    await setPassword(transaction, made, now);
    await endSessions(transaction, sessionsOfPerson(account.userCode), 'passwordChanged', now);
    await auditAs(transaction, origin, now, 'password.change', 'ok', { userCode: account.userCode });
  });
  notifyOfContactChange(context, account, '您的登录密码已修改');
}

/**
 * The spec's password change. Type 20 sends the person back to the login; any other type locks the form for a while.
 */
export async function changePassword(context: CallContext, body: ChangeBody): Promise<ChangeReply> {
  const { db, config, now, passwords, origin } = context;
  const account = await accountFor(context, body);
  await checkNew(context, body, account);
  const guard = oldPasswordGuard(account.userCode);
  const result = await guardedProof(db, guard, now, () => passwords.matches(body.pwd, account.passwordHash));
  if (!result.ok) {
    await auditAs(db, origin, now, 'password.change', 'refused', { userCode: account.userCode });
    await notifyOfLock(context, account.userCode, result);
    return { loginType: '10', msg: failureSentence(result, '原密码错误'), passwordEnterInterval: result.seconds };
  }
  // This check comes after the proof. Before it, people could guess old passwords here.
  const reused = await reuseFault(db, passwords, account, body.newPwd);
  if (reused !== null) throw fieldFault('newPwd', reused);
  await useTicket(...halfLogin(context, body));
  await storePassword(context, account, body.newPwd);
  return { loginType: '20', msg: passwordChangedText, passwordRuleList: [...config.password.rules] };
}
