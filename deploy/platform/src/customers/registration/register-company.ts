import { company, user } from '@portal/database/schema/platform';
import { consentText, registrationConsents } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { confirmedPassword } from '@portal/shared/validators';
import { eq } from 'drizzle-orm';
import { currentVersions } from '../../domain/article/consents';
import { openInvitation } from '../../domain/invitation/follow-invitation';
import { passwordFault } from '../../domain/password/password-fault';
import { passwordStrength } from '../../domain/password/password-strength';
import type { CallContext, PersonContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { takeBackRisk } from '../../kernel/captcha/risk';
import { requireCode } from '../../kernel/codes/sent-codes';
import { newCode } from '../../kernel/data/new-code';
import { fieldFault } from '../../kernel/http/http-error';
import { auditAs } from '../../kernel/protection/audit';
import { holdLookups } from '../../kernel/protection/lookups';
import { holdLimit } from '../../kernel/protection/rate-limit';
import { accountByMobile } from '../../kernel/session/accounts';
import { startSession } from '../../kernel/session/sessions';
import { offerToJoin } from './join-company';
import { companyByCreditCode, makeCompany, type NewCompany } from './make-company';

type Body = HandlerInput<'registerSubmit'>['body'];
type Reply = CallReply<'registerSubmit'>;

export async function invitationByCode(
  { db, now, config, origin }: CallContext,
  inviteCode: string,
): Promise<CallReply<'invitationByCode'>> {
  await holdLimit(db, { key: `invitation:${origin.address}`, most: config.perMinute.keys, seconds: 60 }, now);
  const found = await openInvitation(db, inviteCode, now);
  const [inviter] = found ? await db.select().from(company).where(eq(company.compCode, found.compCode)) : [];
  if (!found || inviter?.tenant !== origin.tenant) {
    return { valid: false, msg: '邀请码无效或已过期', inviterCompName: '', compName: '', compRole: '' };
  }
  const { compName, compRole } = found;
  return { valid: true, msg: '', inviterCompName: inviter.compName, compName, compRole };
}

async function checkCompany(context: CallContext, body: NewCompany): Promise<void> {
  await currentVersions(context.db, context, registrationConsents);
  const missing = registrationConsents.filter((consent) => !body.consents.includes(consent));
  if (missing.length > 0) throw fieldFault('consents', consentText(...registrationConsents));
  if (body.inviteCode) {
    const { valid, msg } = await invitationByCode(context, body.inviteCode);
    if (!valid) throw fieldFault('inviteCode', msg);
  }
}

/** Checks everything else before the code, because a code allows one try. */
async function checkForm(context: CallContext, body: Body): Promise<void> {
  const { config } = context;
  const owner = { mobile: body.mobile, person: body.userName, companies: [body.compName] };
  const fault = passwordFault(body.pwd, config.password, owner);
  if (fault !== null) throw fieldFault('pwd', fault);
  const unequal = confirmedPassword(() => body.pwd)(body.rePwd);
  if (unequal !== null) throw fieldFault('rePwd', unequal);
  await checkCompany(context, body);
}

/**
 * Makes a new company and logs its root manager in. Only after the SMS code it tells which account or company exists
 * already.
 */
export async function registerSubmit(context: CallContext, { body }: HandlerInput<'registerSubmit'>): Promise<Reply> {
  const { db, browser, config, origin, now, passwords } = context;
  const { mobile, userName, email = '' } = body;
  await holdLimit(db, { key: `register:${origin.address}`, most: config.perMinute.logins, seconds: 60 }, now);
  await checkForm(context, body);
  await requireCode(context, { recipient: mobile, purpose: 'register', browserId: body.browserID }, body.code);
  await takeBackRisk(context, mobile);
  if (await accountByMobile(db, origin.tenant, mobile)) {
    return { result: 'mobileExists', msg: '该手机号已注册，请直接登录后添加企业' };
  }
  const passwordHash = await passwords.hash(body.pwd);
  const existing = await companyByCreditCode(context, body.creditCode);
  if (existing) return offerToJoin(context, existing.compCode, { userName, mobile, email, passwordHash });
  const userCode = newCode('U');
  const { compCode, compNo, employeeCode } = await db.transaction(async (transaction) => {
    const { tenant } = origin;
    const account = { userCode, tenant, mobile, userName, email, passwordHash };
    await transaction.insert(user).values({
      ...account,
      passwordStrength: passwordStrength(body.pwd),
      passwordChangedAt: now,
      createdAt: now,
    });
    return makeCompany(context, transaction, body, { userCode, userName, email });
  });
  await auditAs(db, origin, now, 'register', 'ok', { userCode, compCode, object: compNo });
  const place = {
    ...{ userCode, employeeCode, browserId: body.browserID, cookieHash: browser.renew(), origin },
    most: config.session.perUser,
  };
  return {
    result: 'registered',
    msg: '注册成功',
    cookieDetailsVo: await startSession(db, config, place, now),
    employeeCode,
    compName: body.compName,
    compStatus: '15',
    inviteCode: body.inviteCode ?? '',
  };
}

/**
 * Makes another company of a person who has an account. The session does not move: the person enters the company like
 * any other.
 */
export async function companyAdd(
  context: PersonContext,
  { body }: HandlerInput<'companyAdd'>,
): Promise<CallReply<'companyAdd'>> {
  const { db, config, origin, now, session } = context;
  const { userCode, userName, mobile } = session;
  await holdLookups(context);
  await holdLimit(db, { key: `register:${origin.address}`, most: config.perMinute.logins, seconds: 60 }, now);
  await checkCompany(context, body);
  const [account] = await db.select({ email: user.email }).from(user).where(eq(user.userCode, userCode));
  const email = account?.email ?? '';
  const existing = await companyByCreditCode(context, body.creditCode);
  if (existing) return offerToJoin(context, existing.compCode, { userName, mobile, email, passwordHash: '' });
  const made = await db.transaction((transaction) =>
    makeCompany(context, transaction, body, { userCode, userName, email }),
  );
  const { compCode, compNo, employeeCode } = made;
  await auditAs(db, origin, now, 'company.add', 'ok', { userCode, compCode, object: compNo });
  const inviteCode = body.inviteCode ?? '';
  return { result: 'registered', msg: '注册成功', employeeCode, compName: body.compName, compStatus: '15', inviteCode };
}
